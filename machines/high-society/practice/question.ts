import { own } from '../../core/own'
import type { Level } from '../../core/practice/model'
import { pick, type Random, seeded, shuffle } from '../../core/random'
import { report } from '../record/report'
import { type Ask, acting, type Draft } from './ask'
import { kindRows } from './kinds'
import { KINDS, type KindId, type PracticeQuestion, type PracticeWish } from './model'
import { borneOut } from './prove'
import { moments, type Scene, someTable } from './scene'
import { at, list, who } from './words'

/** A wish that fits no moment of so many random seasons fits none. */
const MOST_SEASONS = 400
/** From then on a case that is easier or harder than was wished for is better than none. */
const PATIENT_SEASONS = 40

const isEmpty = (list: readonly unknown[] | undefined) => !list || list.length === 0

/** The kinds that can answer a wish. */
export const kindsFor = ({ kinds, rulings }: Pick<PracticeWish, 'kinds' | 'rulings'>): KindId[] =>
  KINDS.filter(
    (kind) =>
      (isEmpty(kinds) || kinds?.includes(kind)) &&
      (isEmpty(rulings) || kindRows[kind].rulings.some((page) => rulings?.includes(page))),
  )

function fits(draft: Draft, { rulings, level }: PracticeWish, isPatient: boolean): boolean {
  if (!isEmpty(rulings)) return rulings?.includes(draft.ruling) === true
  if (level === 2 || !isPatient) return true
  return draft.isTrap === undefined || draft.isTrap === (level === 3)
}

/** Who of the prospects is of the family of whoever is on turn: the table does not show it. */
function familyOf(season: Scene['season']): string[] {
  const player = acting(season)?.player ?? ''
  const kin = own(season.siblings, player) ?? []
  const names = kin.map((prospect) => at(season, prospect))
  return kin.length ? [`${who(season, player)} is of one family with ${list(names)}.`] : []
}

/** The question with its proof, or null where not exactly one choice is right. */
function proved(draft: Draft, scene: Scene, wish: PracticeWish, kind: KindId): PracticeQuestion | null {
  const { told, prompt, choices, because, ruling } = draft
  const right = borneOut(scene.record, choices, report)
  const says = new Set(choices.map((choice) => choice.says))
  if (right.length !== 1 || says.size < choices.length || says.size < 2) return null
  const { seed, level } = wish
  const { record } = scene
  const at = right[0] as number
  // The reason of the right choice is the reason of the question.
  const reasoned = choices.map((choice, i) => (i === at ? { ...choice, because, ruling } : choice))
  const all = [...familyOf(scene.season), ...told]
  return { seed, level, kind, record, told: all, prompt, choices: reasoned, right: at, because, ruling }
}

/** A question of one kind from one random season; null where the season has no moment for it. */
function fromSeason(
  kind: KindId,
  wish: PracticeWish,
  random: Random,
  isPatient: boolean,
): PracticeQuestion | null {
  // A ruling wished for by name may need more people, or a reading of its own, than the level has.
  const level: Level = isEmpty(wish.rulings) ? wish.level : 3
  const { ask, readings = [] } = kindRows[kind]
  for (const scene of shuffle(random, moments(someTable(level, readings, random), random))) {
    const moment: Ask = { scene, season: scene.season, random, level: wish.level }
    const draft = ask(moment)
    if (!draft || !fits(draft, wish, isPatient)) continue
    const question = proved(draft, scene, wish, kind)
    if (question) return question
  }
  return null
}

/**
 * The question of a seed: a moment of a random season that is played by the rules, and choices of which the referee
 * proves exactly one right. The same wish gives the same question. Null where nothing can be asked of such a wish.
 */
export function practiceQuestion(wish: PracticeWish): PracticeQuestion | null {
  const kinds = kindsFor(wish)
  if (kinds.length === 0) return null
  const random = seeded(wish.seed)
  const first = pick(random, kinds)
  for (let tried = 0; tried < MOST_SEASONS; tried++) {
    // Whoever wishes for something rare gets another kind rather than nothing.
    const kind = tried < PATIENT_SEASONS ? first : (kinds[tried % kinds.length] as KindId)
    const question = fromSeason(kind, wish, random, tried < PATIENT_SEASONS)
    if (question) return question
  }
  return null
}

/** What is asked in which position, so that none comes twice. */
export const positionOf = ({ record, kind, prompt }: PracticeQuestion): string =>
  JSON.stringify([kind, record, prompt])
