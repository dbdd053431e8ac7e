import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyForm } from '@/components/referee/high-society/setup/form'
import { NewSeason } from '@/components/referee/high-society/setup/new-season'
import { saveSetup } from '@/components/referee/high-society/setup/recall'
import { emptyForm as emptyGame } from '@/components/referee/setup/form'
import { NewGame } from '@/components/referee/setup/new-game'
import { allSeated } from '@/components/referee/setup/rows'
import { saveForm } from '@/components/storage'

const router = { push: vi.fn(), replace: vi.fn() }
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => router,
}))
beforeEach(() => vi.clearAllMocks())

/** Back would lead to a form that was emptied: the table takes its place. */
async function expectReplaced(address: RegExp) {
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(expect.stringMatching(address)))
  expect(router.push).not.toHaveBeenCalled()
}

test('the table of a game that begins takes the place of its setup', async () => {
  await saveForm('new-game', { ...emptyGame('love-letter'), rows: allSeated(['Ann', 'Bea', 'Cal']) })
  render(<NewGame />)
  // hidden: to compute what is seen of so large a form takes seconds.
  const starters = await screen.findByRole('group', { name: 'Who starts?', hidden: true })
  await userEvent.click(within(starters).getByText('Bea'))
  await expectReplaced(/^\/referee\/game#./)
})

test('the table of a season does so too', async () => {
  const prospects = emptyForm.prospects.map((row) => ({ ...row, name: `Tile ${row.key}` }))
  await saveSetup({ ...emptyForm, prospects })
  render(<NewSeason />)
  await userEvent.click(await screen.findByText('Begin the season'))
  await expectReplaced(/^\/referee\/high-society\/game#./)
})
