import { chance, pick, type Random, seeded, shuffle } from '../../core/random'
import { editions } from '../editions'
import { type EditionId, RULINGS, type Rulings, type Table } from '../model'
import { defaultRulings, report } from '../record'
import { asked, type Draft, recordOf } from './ask'
import { type KindRow, kindRows } from './kinds'
import { KINDS, type KindId, type Level, type PracticeQuestion, type PracticeWish } from './model'
import { borneOut } from './prove'
import { dealt, moments } from './scene'
import { readings } from './words'

const NAMES = ['Ann', 'Bea', 'Cal', 'Dot', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lou']
/** A wish that fits no moment of so many random rounds fits none. */
const MOST_ROUNDS = 400
/** From then on a case that is easier or harder than was wished for is better than none. */
const PATIENT_ROUNDS = 150

const PLAYERS: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  1: [2, 3],
  2: [3, 4],
  3: [2, 6],
}

function rulingsFor(row: KindRow, level: Level, random: Random): Rulings {
  const keys = level === 3 ? (row.readings ?? []) : []
  const other = keys.flatMap((key) => (chance(random, 35) ? [[key, pick(random, RULINGS[key])]] : []))
  return { ...defaultRulings, ...Object.fromEntries(other) }
}

function tokensFor(goal: number, players: number, isNear: boolean, random: Random): number[] {
  return Array.from({ length: players }, () =>
    isNear && chance(random, 60) ? goal - 1 - random(2) : random(Math.min(goal, 3)),
  )
}

/** A table before its deal. */
function newTable(edition: EditionId, row: KindRow, level: Level, random: Random): Table {
  const [least, most] = PLAYERS[level]
  const n = Math.min(least + random(most - least + 1), editions[edition].players.most)
  const goal = editions[edition].goal[n] ?? 0
  return {
    edition,
    players: shuffle(random, [...NAMES]).slice(0, n),
    rulings: rulingsFor(row, level, random),
    goal,
    tokens: tokensFor(goal, n, row.isNearTheGoal === true, random),
    round: null,
    result: null,
  }
}

const isEmpty = (list: readonly unknown[] | undefined) => !list || list.length === 0

/** The kinds that can answer a wish. */
export function kindsFor({
  edition,
  kinds,
  cards = [],
  rulings,
}: Omit<PracticeWish, 'seed' | 'level'>): KindId[] {
  return KINDS.filter((kind) => {
    const row = kindRows[kind]
    const isThere = row.needs === undefined || editions[edition].cards[row.needs] !== null
    const isWished = isEmpty(kinds) || kinds?.includes(kind)
    const canSettle = isEmpty(rulings) || row.rulings.some((page) => rulings?.includes(page))
    const there = cards.filter((card) => editions[edition].cards[card] !== null)
    const canTurn = cards.length === 0 || there.some((card) => !row.cards || row.cards.includes(card))
    return isThere && isWished && canSettle && canTurn
  })
}

function fits(draft: Draft, { cards, rulings, level }: PracticeWish, isPatient: boolean): boolean {
  if (!isEmpty(cards) && (draft.card === null || !cards?.includes(draft.card))) return false
  if (!isEmpty(rulings) && !rulings?.includes(draft.ruling)) return false
  // A ruling that is wished for by name comes in whatever case it can.
  if (!isEmpty(rulings) || level === 2 || !isPatient) return true
  return draft.isTrap === undefined || draft.isTrap === (level === 3)
}

/** The question with its proof, or null where not exactly one choice is right. */
function proved(
  draft: Draft,
  given: Pick<PracticeQuestion, 'seed' | 'edition' | 'level' | 'kind'>,
  table: Table,
  start: PracticeQuestion['record'],
): PracticeQuestion | null {
  const record = { ...(draft.record ?? start), events: draft.events ?? [] }
  const right = borneOut(record, draft.choices, report)
  const says = new Set(draft.choices.map((choice) => choice.says))
  if (right.length !== 1 || says.size < draft.choices.length || says.size < 2) return null
  return {
    ...given,
    card: draft.card,
    record,
    shown: draft.isHidden ? record.events.length : 0,
    isOpen: !draft.isHidden,
    told: [...readings(table), ...draft.told],
    prompt: draft.prompt,
    choices: draft.choices,
    right: right[0] as number,
    because: draft.because,
    ruling: draft.ruling,
  }
}

/** A question of one kind from one random round; null where the round has no moment for it. */
function fromRound(
  kind: KindId,
  wish: PracticeWish,
  random: Random,
  isPatient: boolean,
): PracticeQuestion | null {
  const { seed, edition, level } = wish
  // A ruling wished for by name may need more people, or a reading of its own, than the level has.
  const table = newTable(edition, kindRows[kind], isEmpty(wish.rulings) ? level : 3, random)
  const scenes = moments(dealt(table, random(table.players.length), random), random)
  for (const scene of shuffle(random, scenes)) {
    const ask = asked(scene, random, level)
    const draft = kindRows[kind].ask(ask)
    if (!draft || !fits(draft, wish, isPatient)) continue
    const question = proved(draft, { seed, edition, level, kind }, table, recordOf(scene))
    if (question) return question
  }
  return null
}

/**
 * The question of a seed: a moment of a random legal round, and choices of which the referee proves exactly one right.
 * The same wish gives the same question. Null where nothing can be asked of such a wish (a card that the edition lacks).
 */
export function practiceQuestion(wish: PracticeWish): PracticeQuestion | null {
  const random = seeded(wish.seed)
  const kinds = kindsFor(wish)
  if (kinds.length === 0) return null
  let kind = pick(random, kinds)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    // A rare kind gets its chance; one that never comes must not keep the others away.
    if (round % 40 === 39) kind = pick(random, kinds)
    const question = fromRound(kind, wish, random, round < PATIENT_ROUNDS)
    if (question) return question
  }
  return null
}

/** What is asked of which cards in which position, so that none comes twice. */
export const positionOf = ({ record, kind, prompt }: PracticeQuestion): string =>
  JSON.stringify([kind, record, prompt])
