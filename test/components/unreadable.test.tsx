import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdOnly, NOTHING } from '@/components/held'
import { GamesPage } from '@/components/referee/games/games-page'
import { BackupFields } from '@/components/settings/backup-fields'
import * as storage from '@/components/storage'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  usePathname: () => '/referee',
}))

/** Each file that was handed over. */
const files: Blob[] = []
beforeEach(() => {
  files.length = 0
  holdOnly(NOTHING)
  vi.stubGlobal('indexedDB', undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  holdOnly(NOTHING)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function makeBackup() {
  render(<BackupFields />)
  await userEvent.click(screen.getByText('Make a backup'))
  const word = screen.getByRole('status')
  await waitFor(() => expect(word).not.toBeEmptyDOMElement())
  return word.textContent
}

test('of a device that cannot be read, and a tab that holds nothing, no backup is made, and that is said', async () => {
  expect(await makeBackup()).toMatch(/games on this device cannot be read now.*no file was made/)
  expect(files).toEqual([])
})

test('what the tab holds is saved, and nothing more is claimed: the games are still to be backed up', async () => {
  await storage.rememberNames(['Ann'], '2026')
  expect(await makeBackup()).toMatch(/cannot be read now: none of them is in the file.*only what this tab/)
  expect(JSON.parse(await (files[0] as Blob).text())).toMatchObject({ names: [{ name: 'Ann' }], games: [] })
  expect(await storage.loadForm('backup')).toBeNull()
})

test('the list of games does not claim that there is none where nobody can see', async () => {
  render(<GamesPage />)
  expect(
    await screen.findByText(/kept here before cannot be read now and are not listed/),
  ).toBeInTheDocument()
  expect(screen.queryByText(/No game yet/)).toBeNull()
})
