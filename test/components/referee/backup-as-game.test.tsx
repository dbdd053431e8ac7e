import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { importFile } from '@/components/referee/games/game-file'
import { ImportGame } from '@/components/referee/games/import-game'

const backup = readFileSync('test/fixtures/backups/v1.json', 'utf8')
const file = (text: string) => new File([text], 'parlour-backup.json', { type: 'application/json' })

test('a backup among the game files is called one, and the way to bring it in is shown', async () => {
  render(
    <ImportGame isReady onImported={() => {}}>
      {null}
    </ImportGame>,
  )
  await userEvent.upload(screen.getByLabelText('Game file'), file(backup))
  expect(await screen.findByText(/It is a backup, not a single game/)).toBeInTheDocument()
  expect(screen.getByText('Bring it in under Settings')).toHaveAttribute('href', '/settings#backup')
})

test.each([
  ['was cut off', backup.slice(0, -100)],
  ['is larger than any game', `${backup}${' '.repeat(5_000_000)}`],
])('so is one that %s', async (_, text) => {
  expect(await importFile(file(text))).toMatchObject({ isBackup: true })
})

test('any other file that holds no game is no backup', async () => {
  expect(await importFile(file('{"parlour": "card-book"}'))).toEqual({
    problem: expect.stringContaining('holds no game'),
  })
})
