import { handOver } from '../hand-over'
import { everything, saveForm } from '../storage'
import { allPreferred } from '../ui/preferences'
import { REMINDER } from './reminder'

export const VERSION = 1

/** The text of a backup: all that lies on this device. What is small stands first, so that a torn file still has it. */
export async function backupText(savedAt: string): Promise<string> {
  const { games, names, forms } = await everything()
  const left = forms.filter(({ name }) => name !== REMINDER).map(({ name, form }) => [name, form] as const)
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

/** Hands all of it over as a file, and remembers when. */
export async function handBackupOver(): Promise<void> {
  const savedAt = new Date().toISOString()
  handOver(`parlour-backup-${savedAt.slice(0, 10)}.json`, await backupText(savedAt))
  await saveForm(REMINDER, { savedAt })
}
