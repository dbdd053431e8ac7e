import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { loveLetterChart } from '@/components/chart/love-letter'
import { WhereWeAre } from '@/components/chart/where-we-are'
import { WholeChart } from '@/components/chart/whole-chart'

test('the line names every step and marks the present one, with its state where that says more', () => {
  render(<WhereWeAre of={loveLetterChart} at="answer" />)
  const steps = within(screen.getByRole('list', { name: 'Where we are' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Deal',
    'Draw',
    'Play',
    'Effect: answer',
    'Showdown',
    'Tokens',
  ])
  expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[3]])
})

test('the whole chart opens on demand, in words too, with the present state marked', async () => {
  render(<WholeChart of={loveLetterChart} at="draw" />)
  expect(screen.queryByText('Everybody still in shows their hand.', { exact: false })).toBeNull()
  await userEvent.click(screen.getByText('Draw, on the whole chart'))
  const here = await screen.findByText(/we are here/)
  expect(here.closest('li')?.textContent).toContain('The player on turn draws a card.')
  expect(await screen.findByRole('region', { name: 'Drawing of the statechart' })).toBeTruthy()
})

test('a chart that cannot be fetched is said to be missing, and takes nothing else along', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Whole = lazy(() => Promise.reject(new Error('no network')))
  render(<WholeChart of={{ ...loveLetterChart, Whole }} at="draw" />)
  await userEvent.click(screen.getByText('Draw, on the whole chart'))
  expect(await screen.findByText(/The chart has not come/)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Where we are' })).toBeVisible()
  vi.restoreAllMocks()
})
