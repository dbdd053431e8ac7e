import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BlankSheet } from '@/components/reference/high-society/blank-sheet'
import { SeasonPrintDesk } from '@/components/reference/high-society/season-print-desk'

test('the sheet for the pen has a line for each player, a rung for each prospect, and eight Balls', () => {
  render(<BlankSheet players={4} />)
  const firsts = (name: RegExp) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  expect(firsts(/Matches/)).toEqual(['', '', '', ''])
  expect(firsts(/ladder/)).toEqual(['5', '4', '3', '2', '1'])
  expect(firsts(/Balls/)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
})

test('the desk lays out what is chosen, on the paper that is chosen', async () => {
  const user = userEvent.setup()
  const scores = [3, 4].map((players) => ({ players, sheet: `for ${players}` }))
  const written = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
  const { container } = render(<SeasonPrintDesk summary="summary" scores={scores} />)
  const sheets = () => [...container.querySelectorAll('[data-sheet]')].map(({ textContent }) => textContent)
  const page = () => written.mock.lastCall?.[0]
  expect(sheets()).toEqual(['summary', 'for 4'])
  expect(page()).toContain('210mm 297mm')
  await user.click(screen.getByRole('button', { name: 'One player less' }))
  await user.click(screen.getByRole('radio', { name: 'Score sheet' }))
  await user.click(screen.getByRole('radio', { name: 'US Letter' }))
  expect(sheets()).toEqual(['for 3'])
  expect(page()).toContain('215.9mm 279.4mm')
  expect(screen.getByRole('button', { name: 'Print one page' })).toBeInTheDocument()
})
