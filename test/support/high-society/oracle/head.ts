import { checkEffects, isCard, type Names } from './words'
import {
  type Any,
  areKin,
  BUILT_IN,
  broken,
  emptyWorld,
  kinKey,
  shuffleIfEager,
  tile,
  type World,
} from './world'

const READINGS: Record<string, string[]> = {
  siblings: ['family', 'pairs'],
  reshuffle: ['eager', 'lazy'],
  'danbury-gossip': ['lowest-number', 'last-to-dance'],
  'rival-pair': ['send-home', 'locked'],
  'swoon-token': ['instead', 'besides'],
  'swoon-final': ['match', 'no-match'],
  'jealousy-final': ['no-match', 'match'],
  'scandal-final': ['match-kept', 'match-lost'],
}

const entries = (map: Any): [string, Any][] => Object.entries(map ?? {})
const isTwice = (list: unknown[]) => new Set(list).size < list.length
const setupUnless = (isRight: boolean) => isRight || broken('wrong-setup')

function checkHeadNames(record: Any, names: Names, byPairs: boolean) {
  const { families, siblings, start } = record
  const players = [
    ...(byPairs ? (siblings ?? []).map(([player]: string[]) => player) : []),
    ...entries(start?.tokens).flatMap(([, owners]) => owners),
    ...entries(start?.engaged).map(([player]) => player),
  ]
  const strangers = byPairs
    ? []
    : entries(families)
        .map(([name]) => name)
        .filter((name) => !names.prospects.includes(name))
  if (![...players, ...strangers].every((name) => names.seats.includes(name))) broken('unknown-player')
  const prospects = [
    ...(byPairs ? (siblings ?? []).map(([, prospect]: string[]) => prospect) : []),
    ...entries(start?.tokens).map(([prospect]) => prospect),
    ...entries(start?.engaged).map(([, ring]) => ring.prospect),
    ...entries(start?.traits).map(([prospect]) => prospect),
  ]
  if (!prospects.every((name) => names.prospects.includes(name))) broken('unknown-prospect')
  const numbers = [
    ...entries(record.cards).map(([key]) => Number(key)),
    ...(start?.discard ?? []).filter((n: Any) => n !== '?'),
  ]
  if (!numbers.every(isCard)) broken('unknown-card')
  for (const [, card] of entries(record.cards))
    for (const when of ['order', 'before', 'after', 'instead']) checkEffects(card[when], names)
  if (entries(start?.traits).some(([, traits]) => traits.some(({ arrows }: Any) => arrows === 0)))
    broken('unknown-effect')
}

function checkHead(record: Any, { seats, prospects }: Names) {
  setupUnless(seats.length >= 3 && seats.length <= 6 && prospects.length === seats.length + 1)
  setupUnless(!isTwice([...seats, ...prospects]))
  setupUnless(entries(record.families).every(([, tag]) => ['bridgerton', 'featherington'].includes(tag)))
  setupUnless(
    entries(record.rulings).every(
      ([key, value]) => Object.hasOwn(READINGS, key) && READINGS[key]?.includes(value),
    ),
  )
  setupUnless(!entries(record.cards).some(([key]) => BUILT_IN.includes(Number(key))))
  const balls = record.balls ?? Array(8).fill(null)
  setupUnless(balls.length === 8 && !isTwice(balls.filter((name: Any) => name !== null)))
}

function layStart(w: World, start: Any) {
  w.ball = start.ball ?? 1
  setupUnless(w.ball >= 1 && w.ball <= 8)
  for (const [player, { prospect, love }] of entries(start.engaged)) {
    setupUnless(!areKin(w, player, prospect))
    w.rings.set(player, { prospect, love })
  }
  const taken = [...w.rings.values()].map(({ prospect }) => prospect)
  setupUnless(!isTwice(taken))
  for (const [prospect, owners] of entries(start.tokens)) {
    tile(w, prospect).push(...owners)
    setupUnless(owners.length <= 2 && (owners.length === 0 || !taken.includes(prospect)))
    for (const owner of owners) setupUnless(!areKin(w, owner, prospect) && !w.rings.has(owner))
  }
  const out = [...w.tiles.values()].flat()
  for (const player of w.seats) setupUnless(out.filter((owner) => owner === player).length <= 4)
  for (const [prospect, traits] of entries(start.traits)) {
    const slots = traits.map(({ slot }: Any) => slot).filter((slot: Any) => slot != null)
    setupUnless(
      traits.length <= 2 && !isTwice(slots) && slots.every((slot: number) => slot === 1 || slot === 2),
    )
    w.faceDown.set(prospect, 2 - traits.length)
    w.faceUp.set(
      prospect,
      traits.map(({ arrows, points }: Any) => ({ arrows, points })),
    )
    for (const slot of slots) w.slots.get(prospect)?.named.add(slot)
  }
  const pile = start.discard ?? []
  setupUnless(!isTwice(pile.filter((n: Any) => n !== '?')) && pile.length <= w.deck)
  w.pile = [...pile]
  w.deck -= pile.length
  shuffleIfEager(w)
}

/** The table as a record’s head describes it. */
export function setUp(record: Any): World {
  const names = { seats: record.players, prospects: record.prospects }
  const readings = Object.fromEntries(
    Object.entries(READINGS).map(([key, [first]]) => [key, record.rulings?.[key] ?? first]),
  ) as Record<string, string>
  const byPairs = readings.siblings === 'pairs'
  checkHeadNames(record, names, byPairs)
  checkHead(record, names)
  const w = emptyWorld(names.seats, names.prospects)
  w.readings = readings
  if (byPairs) for (const [player, prospect] of record.siblings ?? []) w.kin.add(kinKey(player, prospect))
  else
    for (const player of w.seats)
      for (const prospect of w.ladder) {
        const tag = (name: string) =>
          Object.hasOwn(record.families ?? {}, name) ? record.families[name] : null
        if (tag(player) !== null && tag(player) === tag(prospect)) w.kin.add(kinKey(player, prospect))
      }
  for (const [key, card] of entries(record.cards)) w.book.set(Number(key), card)
  if (record.balls) w.names = [...record.balls]
  layStart(w, record.start ?? {})
  return w
}
