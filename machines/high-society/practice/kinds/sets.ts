import { shuffle } from '../../../core/random'
import type { Event, RuleId } from '../../model'
import { type Ask, among, choice, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'

/** Somebody or something of whom it is asked whether they may be picked: the event that picks them, and what bars it. */
export interface Try {
  readonly name: string
  /** In words. */
  readonly says: string
  readonly event: Event
  readonly barred: RuleId | null
  /** Why they may be picked, or may not; and the page about it. */
  readonly because: string
  readonly ruling: PageId
}

export interface SetWords {
  /** None of them. */
  readonly none: string
  /** All of them. */
  readonly all: string
  readonly some: (says: readonly string[]) => string
}

const without = (names: readonly string[], name: string) => names.filter((each) => each !== name)

/** Sets near the right one: one too many, one too few, all, none. */
function near(tries: readonly Try[], right: readonly string[]): string[][] {
  const all = tries.map(({ name }) => name)
  const isRight = (name: string) => right.includes(name)
  return [
    ...all.filter((name) => !isRight(name)).map((name) => all.filter((n) => isRight(n) || n === name)),
    ...(right.length > 1 ? right.map((name) => without(right, name)) : []),
    all,
    [],
    ...all.map((name) => [name]),
  ]
}

/** Choices of which each names a set: right is the set of all who may be picked, and each wrong one says where it departs. */
export function setChoices(
  ask: Ask,
  tries: readonly Try[],
  { none, all, some }: SetWords,
  why: { readonly because: string; readonly ruling: PageId },
): PracticeChoice[] {
  const right = tries.filter(({ barred }) => barred === null).map(({ name }) => name)
  const saying = (set: readonly string[]): string => {
    if (set.length === 0) return none
    return set.length === tries.length
      ? all
      : some(tries.flatMap(({ name, says }) => (set.includes(name) ? [says] : [])))
  }
  const claims = (set: readonly string[]): PracticeChoice => {
    const odd = tries.find(({ name }) => set.includes(name) !== right.includes(name))
    const claim = tries.map(({ name, event }) => ({
      says: 'legal' as const,
      oneOf: [event],
      is: set.includes(name),
    }))
    return choice(saying(set), claim, odd?.ruling ?? why.ruling, odd?.because ?? why.because)
  }
  const isSame = (set: readonly string[]) => set.join('|') === right.join('|')
  const wrong = near(shuffle(ask.random, [...tries]), right).map((set) =>
    tries.flatMap(({ name }) => (set.includes(name) ? [name] : [])),
  )
  return among(ask, claims(right), wrong.filter((set) => !isSame(set)).map(claims), wrongs(ask))
}

/** Whether there is anything to ask: both some who may and some who may not. */
export const isMixed = (tries: readonly Try[]): boolean =>
  tries.some(({ barred }) => barred === null) && tries.some(({ barred }) => barred !== null)
