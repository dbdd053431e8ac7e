import type { Problem } from '@/machines/core'
import { type Difference, merge } from '../book/merge'
import { changeBook, emptyBook } from '../book/stored'
import type { Kept } from '../referee/kept'
import { newId } from '../referee/new-id'
import { changeForm, everything, keepForGood, rememberNames, saveGame } from '../storage'
import { allPreferred, preferAll } from '../ui/preferences'
import { type Decision, usualDecision } from './decision'
import { type Differing, type Plan, planOf } from './plan'
import { type Placed, readBackupFrom } from './read-backup'
import { together } from './together'

/** What was put in, and what is still to be decided. */
export interface Restored {
  readonly plan: Plan
  readonly left: readonly string[]
  /** memory: this device keeps nothing; it lasts until the tab is closed. */
  readonly as: Put
}

/** newer: another tab went on with one of them meanwhile, and that one stays. */
type Put = 'kept' | 'memory' | 'newer'

async function put(games: readonly Placed[]): Promise<Put> {
  let as: Put = 'kept'
  for (const { game, summary } of games) {
    const outcome = await saveGame(game, summary)
    if (outcome.as !== 'kept') as = outcome.as
  }
  return as
}

/** Puts in what a chosen file brings and this device has not; what differs waits in the plan. */
export async function restoreFrom(chosen: File): Promise<Restored | Problem> {
  const backup = await readBackupFrom(chosen)
  if ('problem' in backup) return backup
  const mine = allPreferred()
  const plan = planOf(backup, await everything(), mine)
  const as = await put(plan.games)
  for (const { name, usedAt } of plan.names) await rememberNames([name], usedAt)
  for (const [name, form] of plan.forms)
    await changeForm(name, (there) => (there === null ? form : (together(name, there, form) ?? there)))
  if (plan.book.fresh) await changeBook((there) => merge(there, backup.book ?? emptyBook).book)
  preferAll({ ...plan.settings, ...mine })
  void keepForGood()
  return { plan, left: backup.left, as }
}

/** The one after that which was decided upon: where another tab has gone on meanwhile, it is the newer. */
const nextOf = ({ revision }: Kept): number => (Number.isSafeInteger(revision) ? revision + 1 : 0)

/** The file's game as it is to lie here; none where ours stays. */
function placed({ ours, theirs }: Differing, decision: Decision): Placed[] {
  const { game, summary } = theirs
  if (decision === 'ours') return []
  if (decision === 'theirs') return [{ game: { ...game, revision: nextOf(ours.game) }, summary }]
  const id = newId()
  return [{ game: { ...game, id, revision: 0 }, summary: { ...summary, id } }]
}

export const decideGames = (differing: readonly Differing[], decisions: ReadonlyMap<string, Decision>) =>
  put(differing.flatMap((one) => placed(one, decisions.get(one.ours.game.id) ?? usualDecision(one))))

/** Takes these entries of the file's card book in place of ours. */
export async function takeIntoBook(taken: readonly Difference[]): Promise<void> {
  if (taken.length) await changeBook((there) => taken.reduce((now, { take }) => take(now), there))
}
