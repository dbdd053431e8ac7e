import {
  type BookCard,
  ballName,
  DANBURY,
  type Event,
  type Head,
  headSentence,
  openSession,
  type Session,
  tellWritten,
} from '@/machines/high-society'
import { cleanName, isAlike, namesOf, playersOf } from '../../setup/names'
import { defaultRulings, type Form, noTile, type StartForm } from './form'

/** Lady Danbury’s Ball, as it is written on a page. */
export const DANBURY_NAME = ballName({ calendar: [DANBURY], number: 1 })

const plainly = (name: string) => cleanName(name).toLowerCase().replaceAll('’', "'")
const isDanbury = (name: string) =>
  [DANBURY, "lady danbury's ball", "lady danbury's", 'lady danbury'].includes(plainly(name))

/** The Ball as a record names it: Lady Danbury’s by its id, an open one by nothing. */
export const ballId = (name: string): string | null => (isDanbury(name) ? DANBURY : cleanName(name) || null)

/** Names that nobody could tell apart are one name: the rules say what is wrong with that. */
const spelled = (names: readonly string[]): string[] =>
  names.map((name) => names.find((other) => isAlike(other, name)) ?? name)

/** What the players and the prospects are called, by their rows. */
export function namesIn({ seats, prospects }: Pick<Form, 'seats' | 'prospects'>) {
  const all = spelled([...playersOf(seats), ...namesOf(prospects, 'Prospect')])
  return { players: all.slice(0, seats.length), prospects: all.slice(seats.length) }
}

const filled = <T extends object>(map: T): T | undefined => (Object.keys(map).length ? map : undefined)

function kinIn(form: Form, players: readonly string[], prospects: readonly string[]): Partial<Head> {
  if (form.rulings.siblings === 'pairs') {
    const name = (rows: readonly { key: number }[], names: readonly string[], key: number) =>
      names[rows.findIndex((row) => row.key === key)]
    const siblings = form.pairs.flatMap(([player, prospect]) => {
      const pair = [name(form.seats, players, player), name(form.prospects, prospects, prospect)]
      return pair[0] && pair[1] ? [pair as [string, string]] : []
    })
    return siblings.length ? { siblings } : {}
  }
  const tagged = [...form.seats, ...form.prospects].map(({ family }, i) => [
    [...players, ...prospects][i] as string,
    family,
  ])
  const families = filled(Object.fromEntries(tagged.filter(([, family]) => family)))
  return families ? { families } : {}
}

function startIn(
  form: Form,
  { ball, tiles, discard, unknown }: StartForm,
  players: readonly string[],
  prospects: readonly string[],
): NonNullable<Head['start']> {
  const playerOf = (key: number) => players[form.seats.findIndex((seat) => seat.key === key)]
  const lying = form.prospects.map(({ key }, i) => [prospects[i] as string, tiles[key] ?? noTile] as const)
  const perTile = <T>(value: (tile: (typeof lying)[number][1]) => readonly T[]) =>
    filled(
      Object.fromEntries(lying.flatMap(([name, tile]) => (value(tile).length ? [[name, value(tile)]] : []))),
    )
  const engaged = filled(
    Object.fromEntries(
      lying.flatMap(([prospect, { ring }]) => {
        const player = ring && playerOf(ring.player)
        return player ? [[player, { prospect, love: ring.love }]] : []
      }),
    ),
  )
  const tokens = perTile(({ tokens: owners }) => owners.flatMap((key) => playerOf(key) ?? []))
  const traits = perTile(({ traits: up }) => up)
  const lost = [...discard, ...Array(unknown).fill('?')]
  return {
    ball,
    ...(tokens && { tokens }),
    ...(engaged && { engaged }),
    ...(traits && { traits }),
    ...(lost.length && { discard: lost }),
  }
}

/** The head of the season’s record, before the table’s card book; nothing is written that is as usual. */
export function headOf(form: Form, withStart = true): Head {
  const { players, prospects } = namesIn(form)
  const balls = form.balls.map(ballId)
  const rulings = filled(
    Object.fromEntries(
      Object.entries(form.rulings).filter(
        ([key, value]) => value !== defaultRulings[key as keyof typeof defaultRulings],
      ),
    ),
  )
  return {
    ruleset: 'high-society',
    players,
    prospects,
    ...kinIn(form, players, prospects),
    ...(balls.some((name) => name !== null) && { balls }),
    ...(rulings && { rulings }),
    ...(withStart && form.start && { start: startIn(form, form.start, players, prospects) }),
  }
}

/** What keeps a season from beginning like this, in a sentence; null where nothing does. */
export function problemIn(head: Head): string | null {
  const opened = openSession(head)
  return 'rule' in opened ? headSentence(head, opened.rule) : null
}

/** The cards of the book that this table can use: one that names somebody who is not here says nothing. */
function fittingCards(head: Head, cards: Readonly<Record<string, BookCard>>): Head {
  const fitting = Object.fromEntries(
    Object.entries(cards).filter(
      ([number, card]) => problemIn({ ...head, cards: { [number]: card } }) === null,
    ),
  )
  return Object.keys(fitting).length ? { ...head, cards: fitting } : head
}

/** The season that the form describes, with the card book of this device; null while something keeps it from beginning. */
export function sessionOf(form: Form, cards: Readonly<Record<string, BookCard>>): Session | null {
  const opened = openSession(fittingCards(headOf(form), cards))
  return 'rule' in opened ? null : opened
}

type Rule = Pick<Extract<Event, { type: 'ball' }>, 'before' | 'order' | 'end'>

/** By number, the rules of Balls that are known by name already, as far as this table can use them. */
export function plansOf<R extends Rule>(
  form: Form,
  session: Session,
  rules: Readonly<Record<string, R>>,
): Record<string, R> {
  return Object.fromEntries(
    form.balls.flatMap((name, i) => {
      const rule = Object.hasOwn(rules, cleanName(name)) ? rules[cleanName(name)] : undefined
      if (!rule) return []
      const told = tellWritten(session, { type: 'ball', ...rule })
      return told.fault?.rule === 'unknown-effect' ? [] : [[String(i + 1), rule]]
    }),
  )
}
