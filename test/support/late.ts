/** Records of two to six players that begin late in a round, so that few cards are unseen; some have one thing wrong. */
import { apply, awaited } from '@/machines/love-letter/apply'
import type { Card, Event, Table } from '@/machines/love-letter/model'
import { encode, type GameRecord, type RecordEvent, type RecordPosition } from '@/machines/love-letter/record'
import { idOf } from '@/machines/love-letter/record/names'
import { corrupted } from './corrupt'
import { type Hidden, next, nothingDealt } from './play'
import { chance, pick, type Random, seeded } from './random'
import { open, randomHead } from './tables'

interface Moment {
  readonly table: Table
  readonly faceUp: readonly Card[]
}

/** Plays on until a turn begins, or has begun, with at most so many cards left; null when the game is over before. */
function playUntil(deck: number, before: Table, hidden: Hidden, random: Random): Moment | null {
  let table = before
  let faceUp: readonly Card[] = []
  for (;;) {
    const phase = awaited(table)
    const { round } = table
    if (phase === 'over') return null
    if (
      round &&
      (phase === 'draw' || phase === 'play') &&
      !round.effect &&
      round.deck > 0 &&
      round.deck <= deck
    )
      return { table, faceUp }
    const event = next(table, phase, hidden, { random, known: 'nothing' })
    if (event.type === 'deal') faceUp = event.faceUp
    table = apply(table, event)
  }
}

function position({ table, faceUp }: Moment, hidden: Hidden, random: Random): RecordPosition {
  const { round, players } = table
  if (!round) throw new Error('no round')
  const id = (card: Card) => idOf(table, card)
  const some = (card: Card | -1, percent: number) => (chance(random, percent) ? id(card as Card) : '?')
  const stay = players.flatMap((name, seat) => (round.out[seat] ? [] : [{ name, seat }]))
  const hand = (seat: number) =>
    [hidden.hands[seat] as Card, hidden.drawn].slice(0, round.held[seat]).map((card) => some(card, 35))
  return {
    turn: players[round.turn] as string,
    hands: Object.fromEntries(stay.map(({ name, seat }) => [name, hand(seat)])),
    discards: Object.fromEntries(players.map((name, seat) => [name, (round.discards[seat] ?? []).map(id)])),
    out: players.filter((_, seat) => round.out[seat]),
    protected: players.filter((_, seat) => round.protected[seat]),
    faceUp: faceUp.map(id),
    setAside: some(hidden.aside, 20),
    deck: chance(random, 15) ? hidden.deck.slice(hidden.top).map(id) : round.deck,
  }
}

/** Three of five records have one event put wrong, and in some of a third of them events are let stand. */
export function lateRecord(seed: number): GameRecord | null {
  const random = seeded(seed * 7919)
  const head = randomHead(random)
  const hidden = nothingDealt()
  const moment = playUntil(2 + random(7), open(head).table, hidden, random)
  if (!moment) return null
  const start = position(moment, hidden, random)
  const steps: { table: Table; event: Event }[] = []
  let table = moment.table
  for (let phase = awaited(table); phase !== 'over' && phase !== 'deal'; phase = awaited(table)) {
    const event = next(table, phase, hidden, { random, known: pick(random, ['nothing', 'some'] as const) })
    steps.push({ table, event })
    table = apply(table, event)
  }
  const wrong = chance(random, 60) ? random(steps.length) : -1
  const ruled = pick(random, [0, 0, 20])
  const events = steps.map(({ table: before, event }, at): RecordEvent => {
    const written = encode(before, at === wrong ? corrupted(before, event, random) : event)
    return chance(random, ruled) ? { ...written, ruled: true } : written
  })
  return { ...head, start, events }
}
