import { awaited } from '../../apply'
import { cardsOf, editions } from '../../editions'
import { describe as describeStep } from '../../explain/describe'
import { couldHold } from '../../explain/fault-about'
import { allCopies, verb } from '../../explain/words'
import { advance, type Game, judge } from '../../judge'
import { type Card, COUNTESS, type Event, type Seat } from '../../model'
import type { GameRecord } from '../../record'
import { type Ask, opened, recordOf } from '../ask'
import type { PageId } from '../model'
import { happens, type Scene, step } from '../scene'
import { said } from '../words'

/** More unseen cards than these nobody keeps in mind. */
const MOST_UNSEEN = 9

/** What the table heard and saw, nobody’s hand being known. */
export interface Heard {
  readonly record: GameRecord
  readonly events: readonly Event[]
  readonly told: readonly string[]
  readonly game: Game
}

/** An event as everybody at the table sees it. */
function seen(event: Event): Event {
  if (event.type === 'draw') return { type: 'draw', player: event.player }
  return event.type === 'keep' ? { type: 'keep', player: event.player } : event
}

function unknown({ scene, turn }: Ask): GameRecord {
  const { start, ...head } = recordOf(scene)
  if (!start) throw new Error('no position')
  const hands = Object.fromEntries(
    Object.keys(start.hands ?? {}).map((name) => [
      name,
      name === scene.table.players[turn] ? ['?', '?'] : ['?'],
    ]),
  )
  return { ...head, start: { ...start, hands, setAside: '?', deck: scene.deck.length } }
}

/** The game after these events, some of which say nothing of hidden cards. */
function gameAfter(record: GameRecord, events: readonly Event[], without?: number): Game {
  return events.reduce((game, event, i) => {
    const said = i === without ? { ...event, ruled: true } : event
    const verdict = judge(game, awaited(game.table), said)
    if (verdict.fault) throw new Error(verdict.fault.rule)
    return advance(game, said, verdict.beliefs)
  }, opened(record))
}

/** Plays on from a late moment until `isEnough`; null where the round ends before. */
export function listen(ask: Ask, isEnough: (scene: Scene, turns: number) => boolean): Heard | null {
  const { random } = ask
  const unseen = ask.scene.hands.filter((card) => card !== null).length + 2 + ask.scene.deck.length
  if (unseen > MOST_UNSEEN) return null
  const events: Event[] = []
  const told: string[] = []
  let { scene } = ask
  let turns = 0
  do {
    const event = happens(scene, random)
    events.push(seen(event))
    if (event.type !== 'draw' || scene.table.round?.effect)
      told.push(`${describeStep(scene.table, seen(event))}.`)
    scene = step(scene, event)
    const phase = awaited(scene.table)
    if (scene.table.result || phase === 'reveal') return null
    if (phase === 'draw' && !scene.table.round?.effect) turns++
  } while (!isEnough(scene, turns))
  const record = unknown(ask)
  return { record, events, told, game: gameAfter(record, events) }
}

export const isTurn = (scene: Scene) => awaited(scene.table) === 'draw' && !scene.table.round?.effect

const PAGES: { readonly [T in Event['type']]?: PageId } = {
  answer: 'wrong-answer',
  compare: 'wrong-comparison',
  count: 'wrong-count',
  play: 'must-play-countess',
}

/** Why somebody cannot hold a card: every copy lies open, or one thing that was told, or several. */
export function whyNot(
  { record, events, game }: Heard,
  seat: Seat,
  card: Card,
): { because: string; ruling: PageId } {
  const { table, beliefs } = game
  if ((beliefs.worlds.unseen[card] ?? 0) === 0) {
    const edition = editions[table.edition]
    const copies = edition.cards[card]?.copies ?? 1
    return {
      because: `${allCopies(edition, card)} ${verb(copies, 'lies', 'lie')} open already.`,
      ruling: 'impossible-card',
    }
  }
  const at = events.findIndex(
    (event, i) => PAGES[event.type] && couldHold(gameAfter(record, events, i), seat).includes(card),
  )
  const event = events[at]
  if (!event)
    return {
      because: 'Several things that were said and shown rule it out together.',
      ruling: 'contradiction',
    }
  const before = gameAfter(record, events.slice(0, at)).table
  const words = describeStep(before, event)
  const forced = event.type === 'play'
  return {
    because: forced
      ? `${words}; with ${said(table, COUNTESS)} in hand, that would not have been allowed.`
      : `This rules it out: ${words}.`,
    ruling: PAGES[event.type] as PageId,
  }
}

/** Cards with unseen copies that this player cannot hold. */
export const ruledOut = (game: Game, seat: Seat): Card[] => {
  const could = couldHold(game, seat)
  return cardsOf(editions[game.table.edition]).filter(
    (card) => !could.includes(card) && (game.beliefs.worlds.unseen[card] ?? 0) > 0,
  )
}
