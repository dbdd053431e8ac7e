import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { newScore, type SavedScore, savedScore, takenOutOf } from '@/components/referee/score/saved-score'
import { ScoreGame } from '@/components/referee/score/score-game'
import { useScore } from '@/components/referee/score/use-score'
import * as storage from '@/components/storage'
import { UndoToastRegion } from '@/components/ui/undo-toast'
import { emptySheet, type ScoreSheet, withRound } from '@/machines/love-letter'

const round = (winner: number) => ({ winners: [winner], bonus: null })
const played = [0, 1, 1].reduce(
  (sheet: ScoreSheet, winner) => withRound(sheet, round(winner)),
  emptySheet('love-letter', ['Ann', 'Bea']),
)
/** What lies on the device: all that a reload leaves. */
let device: { saved: SavedScore; sheet: ScoreSheet }

function Table() {
  const [now, setNow] = useState(device)
  device = JSON.parse(JSON.stringify(now))
  return (
    <UndoToastRegion>
      <ScoreGame
        score={{ ...now, storage: 'saved', conflict: null }}
        onChange={async (step, takenOut) =>
          setNow(({ saved, sheet }) => {
            const next = step(sheet)
            return { saved: savedScore(saved, next, 'now', takenOut), sheet: next }
          })
        }
        onAgain={() => {}}
      />
    </UndoToastRegion>
  )
}

test('a round taken out can be put back after a reload too; the next change forgets it', async () => {
  const user = userEvent.setup()
  const saved = newScore(played, 'one', 'then')
  device = {
    saved: savedScore(saved, withRound({ ...played, rounds: [] }, round(1)), 'now', {
      at: 0,
      round: round(0),
    }),
    sheet: withRound({ ...played, rounds: [] }, round(1)),
  }
  render(<Table />)
  expect(await screen.findByText('Round 1 is taken out.')).toBeVisible()
  cleanup()
  render(<Table />)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(device.sheet.rounds).toEqual([round(0), round(1)])
  cleanup()
  render(<Table />)
  expect(screen.queryByText('Round 1 is taken out.')).toBeNull()
})

test.each([
  ['a place that is not there', { at: 9, round: round(0) }],
  ['a round of nobody', { at: 0, round: round(7) }],
  ['no round', { at: 0 }],
  ['nothing', null],
])('what was kept is left alone where it holds %s', (_, takenOut) => {
  expect(takenOutOf({ ...newScore(played, 'one', 'then'), settings: { takenOut } }, played)).toBeNull()
})

test('a score that another tab deletes stays on the table, and that is said; one that it carries on is shown', async () => {
  const found = { game: newScore(played, 'one', 'then') as SavedScore | null }
  let heard: (id: string) => void = () => {}
  vi.spyOn(storage, 'loadGame').mockImplementation(async () => found.game && { game: found.game, as: 'kept' })
  vi.spyOn(storage, 'onOtherTab').mockImplementation((changed) => {
    heard = changed
    return () => {}
  })
  const { result } = renderHook(() => useScore('one'))
  const seen = () => result.current[0]
  await waitFor(() => expect(seen()).toMatchObject({ conflict: null }))
  const { game } = found
  found.game = null
  heard(storage.ALL)
  await waitFor(() => expect(seen()).toMatchObject({ conflict: 'gone', sheet: played }))
  found.game = game
  heard('one')
  await waitFor(() => expect(seen()).toMatchObject({ conflict: null }))
  found.game = game && { ...game, revision: 5 }
  heard('one')
  await waitFor(() => expect(seen()).toMatchObject({ conflict: 'newer', saved: { revision: 5 } }))
  vi.restoreAllMocks()
})
