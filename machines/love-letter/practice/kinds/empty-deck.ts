import { pick, shuffle } from '../../../core/random'
import { describe as describeStep } from '../../explain/describe'
import { type Card, PRINCE, PRINCESS, type Seat } from '../../model'
import { seatsIn } from '../../scoring'
import { type Kind, keptBeside, names, written } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { legalPlays } from '../scene'
import { capital, said, who } from '../words'

/** A 5 when no card is left to draw: the one set aside is the new hand. */
export const emptyDeck: Kind = (ask) => {
  const { scene, random, round, level } = ask
  const { table, hands, aside, faceUp } = scene
  if (round.deck > 0) return null
  const plays = legalPlays(scene).filter(({ card }) => card === PRINCE)
  const play = plays.length ? pick(random, plays) : null
  const target = play?.target as Seat
  const old = play && (target === ask.turn ? keptBeside(ask, PRINCE) : (hands[target] as Card))
  if (!play || old === null || aside === null) return null
  const name = who(table, target)
  const discard = { type: 'discard' as const, player: target, card: old }
  const draw = (card: Card) => written(ask, [play, discard, { type: 'draw', player: target, card }])
  const isOut = old === PRINCESS
  const because = isOut
    ? `${capital(said(table, PRINCESS))} is discarded: ${name} is out and draws nothing.`
    : `With an empty deck, ${name} takes the card that was set aside, face down.`
  const ruling: PageId = isOut ? 'princess-discarded' : 'prince-and-empty-deck'
  const rest = { ruling, because }
  const out = names(
    ask,
    table.players.map((_, seat) => seat).filter((seat) => round.out[seat] || seat === target),
  )
  const [next] = seatsIn(round).filter((seat) => seat !== target)
  const reveal = {
    type: 'reveal' as const,
    player: next as Seat,
    card: (next === ask.turn ? keptBeside(ask, PRINCE) : hands[next as Seat]) as Card,
  }
  const open = faceUp.find((card) => card !== aside)
  const choices: PracticeChoice[] = [
    {
      says: `${name} takes the card set aside`,
      claim: [{ says: 'breaks', events: draw(aside), rule: null }],
      ...rest,
    },
    {
      says: `${name} is out`,
      claim: [{ says: 'state', events: written(ask, [play, discard]), state: { out } }],
      ...rest,
    },
    ...(isOut
      ? []
      : [
          {
            says: `${name} goes on without a card`,
            claim: [{ says: 'breaks' as const, events: written(ask, [play, discard, reveal]), rule: null }],
            ...rest,
          },
        ]),
    ...(open === undefined
      ? []
      : [
          {
            says: `${name} takes a card that lies face up beside the deck`,
            claim: [{ says: 'breaks' as const, events: draw(open), rule: null }],
            ...rest,
          },
        ]),
  ]
  return {
    card: PRINCE,
    told: [`The deck is empty. ${describeStep(table, play)}, and ${said(table, old)} is discarded.`],
    prompt: 'What happens now?',
    choices: shuffle(random, level === 1 ? choices.slice(0, 3) : choices),
    because,
    ruling,
  }
}
