import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { held, holdOnly, NOTHING } from '@/components/held'
import { GamesPage } from '@/components/referee/games/games-page'
import type { Kept } from '@/components/referee/kept'
import { BackupFields } from '@/components/settings/backup-fields'
import { Wipe } from '@/components/settings/wipe'
import { allPreferred, prefer, preferAll } from '@/components/ui/preferences'
import { UndoToastRegion } from '@/components/ui/undo-toast'
import { at } from './device'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  usePathname: () => '/referee',
}))

const SCRIPTS = {
  back: '@/components/backup/brought-back',
  restore: '@/components/backup/restore',
  again: '@/components/referee/games/again',
  file: '@/components/referee/games/export-game',
}

/** The line is down before this script has come. */
const cutOff = (script: string) =>
  vi.doMock(script, () => {
    throw new Error('The line is down.')
  })

beforeEach(() => {
  holdOnly(NOTHING)
  vi.stubGlobal('indexedDB', undefined)
  const [game, summary] = at(1)
  held.games.set('x', { game, summary })
})
afterEach(() => {
  for (const script of Object.values(SCRIPTS)) vi.doUnmock(script)
  holdOnly(NOTHING)
  preferAll({})
  vi.unstubAllGlobals()
})

test('a wipe whose way back cannot be had wipes nothing, and says so', async () => {
  cutOff(SCRIPTS.back)
  prefer('theme', 'dark')
  render(
    <UndoToastRegion>
      <Wipe />
    </UndoToastRegion>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Wipe this device' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Wipe everything' }))
  expect(await screen.findByText(/^Nothing was wiped.*could not be loaded/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect([held.games.size, allPreferred()]).toEqual([1, { theme: 'dark' }])
})

test.each([
  ['The same people again', SCRIPTS.again],
  ['Export to a file', SCRIPTS.file],
])('in the list of games, “%s” says that its script could not be had', async (name, script) => {
  cutOff(script)
  render(<GamesPage />)
  await userEvent.click(await screen.findByRole('button', { name: /^More for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(name) }))
  expect(await screen.findByText(/could not be loaded. Perhaps the line is down/)).toBeInTheDocument()
})

test('a game that cannot be read is not begun again in silence', async () => {
  const [game, summary] = at(1)
  held.games.set('x', { game: { ...game, record: 5 } as unknown as Kept, summary })
  render(<GamesPage />)
  await userEvent.click(await screen.findByRole('button', { name: /^More for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /The same people again/ }))
  expect(await screen.findByText(/This game is damaged. Open it to see what can be done/)).toBeInTheDocument()
})

test('a backup that nothing can read for want of the script is not called unreadable', async () => {
  cutOff(SCRIPTS.restore)
  render(<BackupFields />)
  await userEvent.upload(screen.getByLabelText('Backup file'), new File(['{}'], 'b.json'))
  expect(
    await screen.findByText(/not opened.*could not be loaded. Perhaps the line is down/),
  ).toBeInTheDocument()
})
