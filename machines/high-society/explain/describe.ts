import { own } from '../../core/own'
import { moveList } from '../dance-token'
import { dancersAt } from '../floor'
import type { Choice, DanceWords, Event, EventOf, Reveal, Season } from '../model'
import { cardName } from './cards'
import { effectSentence } from './effect-words'
import { arrowsWords, pointsWords } from './scores'
import { TABLE_RULING } from './stand'
import { at, ballName, capital, counted, isolate, list, namesOf, signed, who } from './words'

/** A Trait as it was read aloud: “Arrogance, one arrow up, −1 point”. */
export function traitWords({ arrows, points, name }: Reveal): string {
  const called = name?.trim() ? `${isolate(name.trim())}, ` : ''
  return `${called}${arrowsWords(arrows)}, ${pointsWords(points)}`
}

/** What was said of a dance’s tokens, each part with a comma before it. */
function tokenWords(
  season: Season,
  player: string,
  { token, replace, sendHome, moveFrom }: DanceWords,
): string {
  const from = moveList({ moveFrom } as DanceWords).map((prospect) => at(season, prospect))
  return [
    ...(token === undefined ? [] : [`lays the token on ${at(season, token)}`]),
    ...(replace === undefined ? [] : [`replaces a token of ${who(season, replace)}`]),
    ...(sendHome === undefined
      ? []
      : [
          sendHome === player
            ? 'takes a token of their own home'
            : `sends a token of ${who(season, sendHome)} home`,
        ]),
    ...(from.length ? [`moves a token from ${list(from)}`] : []),
  ]
    .map((part) => `, ${part}`)
    .join('')
}

const revealWords = (reveal: Reveal | undefined | null): string =>
  reveal ? ` and turns up a Trait: ${traitWords(reveal)}` : ''

function danceWords(season: Season, player: string, words: DanceWords): string {
  const others = dancersAt(season, words.prospect).filter((other) => other !== player)
  const beside = others.length ? ', who dances already' : ''
  return `${at(season, words.prospect)}${beside}${tokenWords(season, player, words)}${revealWords(words.reveal)}`
}

/** An answer to what an effect asked: whether it is used, whom it concerns, what comes of it. */
function choiceWords(season: Season, choice: Choice): string {
  if (typeof choice === 'boolean') return choice ? 'the offer was taken' : 'the offer was left'
  if (typeof choice === 'string')
    return `chosen: ${season.players.includes(choice) ? who(season, choice) : at(season, choice)}`
  if (typeof choice.prospect === 'string')
    return `another dance with ${danceWords(season, '', choice as unknown as DanceWords)}`
  return typeof choice.arrows === 'number' && typeof choice.points === 'number'
    ? `turned up: ${traitWords(choice as unknown as Reveal)}`
    : 'chosen: something else'
}

function chosenWords(season: Season, choices: readonly Choice[] | undefined): string {
  if (!choices?.length) return ''
  return ` (${choices.map((choice) => choiceWords(season, choice)).join('; ')})`
}

/** Effects to follow a colon, without their last full stop. */
function effectsAfter(season: Season, effects: EventOf<'effect'>['effects'], self: string | null): string {
  const said = effectSentence(effects, namesOf(season), self)
  return `: ${said.charAt(0).toLowerCase()}${said.slice(1, -1)}`
}

function describeBall(season: Season, { name }: EventOf<'ball'>): string {
  const calendar = season.calendar.map((known, i) => (i === season.number - 1 ? (name ?? known) : known))
  const opened = capital(ballName({ ...season, calendar }))
  return `${opened} is opened`
}

function describeCards({ book, ...season }: Season, { played }: EventOf<'cards'>): string {
  const laid = Object.entries(played).sort(([, a], [, b]) => b - a)
  if (laid.length === 0) return 'Nobody lays a card'
  const words = laid.map(([player, card]) => {
    const name = cardName(book, card)
    return `${who(season, player)} ${card}${name === null ? '' : ` (${name})`}`
  })
  return `Cards revealed: ${list(words)}`
}

function describeScandal(season: Season, { player, victim, reveal }: EventOf<'scandal'>): string {
  const prospect = own(season.ball?.dancing, victim)
  const place = prospect === undefined ? '' : ` with ${at(season, prospect)}`
  return `${who(season, player)} catches ${who(season, victim)}${place}${revealWords(reveal)}`
}

function describeScore(season: Season, { scores, winner }: EventOf<'score'>): string {
  const counts = Object.entries(scores).map(([player, n]) => `${who(season, player)} ${signed(n)}`)
  const counted = counts.length ? `The table counts ${list(counts)}` : 'The table counts no score'
  if (winner === undefined) return counted
  return `${counted}; ${winner === null ? 'nobody' : who(season, winner)} wins`
}

function describeGossip(season: Season, { player, effects }: EventOf<'gossip'>, called: string): string {
  const card = called.trim() ? ` with “${isolate(called.trim())}”` : ''
  return `${who(season, player)} gossips${card}${effects.length ? effectsAfter(season, effects, player) : ''}`
}

function words(season: Season, event: Event, called: string): string {
  switch (event.type) {
    case 'ball':
      return describeBall(season, event)
    case 'cards':
      return describeCards(season, event)
    case 'dance':
      return `${who(season, event.player)} dances with ${danceWords(season, event.player, event)}`
    case 'scandal':
      return describeScandal(season, event)
    case 'pass':
      return `${who(season, event.player)} neither dances nor catches anybody`
    case 'give':
      return `${who(season, event.player)} hands their card to ${who(season, event.to)}`
    case 'discard':
      return `${who(season, event.player)} drops ${counted(event.count, 'card')}`
    case 'gossip':
      return describeGossip(season, event, called)
    case 'end-ball':
      return `${capital(ballName(season))} ends`
    case 'effect':
      return event.player === undefined
        ? `${TABLE_RULING}${effectsAfter(season, event.effects, null)}`
        : `${TABLE_RULING} for ${who(season, event.player)}${effectsAfter(season, event.effects, event.player)}`
    case 'score':
      return describeScore(season, event)
  }
}

/**
 * A step in words, for a label: no full stop. `before` is the season in which it was reported; `called` is the name
 * that the table has for a Whistledown card, which no record holds.
 */
export const describe = (before: Season, event: Event, called = ''): string =>
  `${words(before, event, called)}${'choices' in event ? chosenWords(before, event.choices) : ''}`

/** A step of a record that the rules do not know, or that names somebody or something unknown. */
export function describeUnknown(
  event: { readonly type: string } & Readonly<Record<string, unknown>>,
): string {
  const { type, player, prospect } = event
  const by = typeof player === 'string' ? ` by ${isolate(player)}` : ''
  const what = typeof prospect === 'string' ? `, “${isolate(prospect)}”` : ''
  return `A step “${isolate(type)}”${by}${what}`
}
