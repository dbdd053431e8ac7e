import { handOver } from '../hand-over'
import { TABLE } from '../lookup/last-table'
import { type Everything, everything, saveForm } from '../storage'
import { allPreferred } from '../ui/preferences'
import { REMINDER } from './reminder'

export const VERSION = 1

/** whole: all of it is in the file. tab: the device cannot be read, and only what the tab holds is in it. none: no file. */
export type HandedOver = 'whole' | 'tab' | 'none'

/** What tells of this device alone. */
const OF_THIS_DEVICE = [REMINDER, TABLE]

/** The text of a backup. What is small stands first, so that a torn file still has it. */
function backupText({ games, names, forms }: Everything, savedAt: string): string {
  const left = forms
    .filter(({ name }) => !OF_THIS_DEVICE.includes(name))
    .map(({ name, form }) => [name, form] as const)
  const backup = {
    parlour: 'backup',
    v: VERSION,
    savedAt,
    settings: allPreferred(),
    names,
    forms: Object.fromEntries(left),
    games,
  }
  return `${JSON.stringify(backup, null, 1)}\n`
}

/** Hands all of it over as a file, and remembers when; what cannot be read was not saved by it. */
export async function handBackupOver(): Promise<HandedOver> {
  const all = await everything()
  const isWhole = all.as === 'kept'
  const { games, names, forms } = all
  if (!isWhole && [games, names, forms, Object.keys(allPreferred())].every(({ length }) => length === 0))
    return 'none'
  const savedAt = new Date().toISOString()
  handOver(`parlour-backup-${savedAt.slice(0, 10)}.json`, backupText(all, savedAt))
  if (isWhole) await saveForm(REMINDER, { savedAt })
  return isWhole ? 'whole' : 'tab'
}
