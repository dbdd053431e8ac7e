import { pick } from '../../../core/random'
import { BALLS, HAND, type Season, setupFor } from '../../model'
import { awaited } from '../../phase'
import { type Ask, acting, among, choice, type Draft, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { course } from '../scene'
import { happens } from '../telling'
import { capital, counted, laidBy, list, number, reading, who } from '../words'

type Draws = Readonly<Record<string, number>>

/** “Ann two, Bea none, everybody else one”. */
function drawsSaid(season: Season, draws: Draws): string {
  const odd = season.players.filter((player) => draws[player] !== 1)
  if (odd.length === 0) return 'One each'
  const said = odd.map((player) => `${who(season, player)} ${draws[player] ? number(draws[player]) : 'none'}`)
  return odd.length === season.players.length ? list(said) : `${said.join(', ')}, the others one each`
}

/** After a hand was given away: how many does each draw? */
export function cardsDrawn(ask: Ask): Draft | null {
  const { season, random } = ask
  const turn = acting(season)
  if (turn?.card !== 15 || season.number === BALLS) return null
  const giver = turn.player
  const danced = happens(season, random, { woos: 50, reveals: 0, catches: 0, turns: 0 })
  const to = pick(
    random,
    season.players.filter((player) => player !== giver),
  )
  const gift = { type: 'give', player: giver, to } as const
  const { events } = course(season, [danced, gift], (later) => awaited(later) === 'end-ball', random)
  const draws = (change: Draws): Draws => ({
    ...Object.fromEntries(season.players.map((player) => [player, 1])),
    ...change,
  })
  const ruling: PageId = 'make-a-deal'
  const [giving, taking] = [who(season, giver), who(season, to)]
  const because = `${giving} has an empty hand and draws two; ${taking} holds two already and draws none.`
  const makes = (of: Draws, why: string): PracticeChoice => {
    const hands = Object.fromEntries(season.players.map((player) => [player, HAND - (of[player] ?? 0)]))
    const full = Object.fromEntries(season.players.map((player) => [player, HAND]))
    return choice(
      drawsSaid(season, of),
      [
        { says: 'state', events, state: { hands } },
        { says: 'state', events: [...events, { type: 'end-ball' }], state: { hands: full } },
      ],
      ruling,
      why,
    )
  }
  const wrong = [
    makes(
      draws({}),
      `Hands are filled up to two, so not everybody draws the same: ${giving} holds none, ${taking} two.`,
    ),
    makes(draws({ [giver]: 2 }), `${taking} holds two cards already, and draws none.`),
    makes(draws({ [to]: 0 }), `${giving} holds no card any more, and draws two.`),
    makes(
      draws({ [giver]: 0, [to]: 2 }),
      `It is the other way round: the hand went from ${giving} to ${taking}.`,
    ),
  ]
  return {
    told: [
      `${laidBy(season, giver)} After the dance the other card goes to ${taking}. Nothing else changes hands in this Ball.`,
    ],
    prompt: 'How many cards does each draw when the Ball is over?',
    choices: among(ask, makes(draws({ [giver]: 2, [to]: 0 }), because), wrong, wrongs(ask)),
    because,
    ruling,
  }
}

/** How big is the deck after the refill? */
export function deckAfter(ask: Ask): Draft | null {
  const { season, random } = ask
  if (awaited(season) !== 'end-ball' || season.number === BALLS) return null
  const event = { type: 'end-ball' } as const
  const { deck } = course(season, [event], () => true, random).after
  const total = setupFor(season.players.length).deck
  const drawn = season.players.reduce((sum, player) => sum + HAND - (season.hands[player] ?? 0), 0)
  const laid = Object.keys(season.ball?.played ?? {}).length
  const plain = season.deck - drawn
  const isShuffled = deck !== plain
  const isEager = season.rulings.reshuffle === 'eager'
  const because = isShuffled
    ? isEager
      ? `The deck runs out ${plain < 0 ? 'in the middle of the refill' : 'with the last card drawn'}, and the discard becomes the deck at once.`
      : `The deck was empty when a card was wanted: the discard became the deck, and the rest was drawn from it.`
    : `${capital(counted(drawn, 'card'))} ${drawn === 1 ? 'is' : 'are'} drawn from ${season.deck}.`
  const ruling: PageId = deck === 0 || isShuffled ? 'reshuffle' : 'refill'
  const makes = (n: number, why: string): PracticeChoice =>
    choice(
      n === 0 ? 'None' : String(n),
      [{ says: 'state', events: [event], state: { phase: 'ball', deck: n } }],
      ruling,
      why,
    )
  const wrong = [
    ...(plain >= 0 && isShuffled
      ? [makes(plain, 'At this table an empty deck does not wait: the discard becomes the deck at once.')]
      : []),
    ...(isShuffled ? [makes(deck + drawn, 'The cards drawn after the shuffle come off it.')] : []),
    ...(!isShuffled && deck === 0
      ? [makes(total, 'At this table an empty deck waits until a card is wanted.')]
      : []),
    makes(
      season.deck,
      `${capital(counted(drawn, 'card'))} ${drawn === 1 ? 'is' : 'are'} drawn in the refill.`,
    ),
    makes(
      total - laid,
      'The cards laid in this Ball go to the discard before anybody draws, and count with it.',
    ),
    makes(plain > 1 ? plain - 1 : deck + 1, `Counted off: ${drawn} are drawn in all.`),
    makes(deck + 2, `Counted off: ${drawn} are drawn in all, no fewer.`),
  ].filter(({ says }) => says !== (deck === 0 ? 'None' : String(deck)))
  return {
    told: [
      reading(season, 'reshuffle'),
      `The Ball is over: ${counted(laid, 'card')} go to the discard, then hands are filled up to two.`,
    ],
    prompt: 'How many cards are in the deck when the next Ball begins?',
    choices: among(ask, makes(deck, because), wrong, wrongs(ask)),
    because,
    ruling,
    isTrap: isShuffled || deck === 0,
  }
}
