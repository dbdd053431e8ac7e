import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { layoutOf, placesOn } from '@/components/reference/layout'
import { PrintDesk } from '@/components/reference/print-desk'
import { CardSummary } from '@/components/reference/summary'
import { editions, referenceParts, tokensToWin } from '@/machines/love-letter'
import { hashOf, runsOf } from '../../content/words'

const sheet = (paper: 'a4' | 'letter', size: 'usual' | 'large') => {
  const layout = layoutOf(paper, size)
  return { ...layout, cards: layout.columns * layout.rows }
}

test('nine cards of 63 by 88 mm lie on either paper; in large print two of twice the size', () => {
  for (const paper of ['a4', 'letter'] as const) {
    expect(sheet(paper, 'usual')).toMatchObject({ cards: 9, card: { width: 63, height: 88 } })
    expect(sheet(paper, 'large')).toMatchObject({ cards: 2, card: { width: 126, height: 176 } })
  }
})

test('every card lies on the sheet, with room for the marks, and none on another', () => {
  for (const paper of ['a4', 'letter'] as const)
    for (const size of ['usual', 'large'] as const) {
      const layout = layoutOf(paper, size)
      for (const places of placesOn(layout, 12)) {
        for (const { left, top } of places) {
          expect(left).toBeGreaterThan(5)
          expect(top).toBeGreaterThan(5)
          expect(left + layout.card.width).toBeLessThan(layout.sheet.width - 5)
          expect(top + layout.card.height).toBeLessThan(layout.sheet.height - 5)
        }
        expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(places.length)
      }
      expect(placesOn(layout, 12).flatMap((places) => places.map(({ nth }) => nth))).toEqual(
        Array.from({ length: 12 }, (_, i) => i),
      )
    }
})

test('the tokens that win and the cards of the deck are those of both rulebooks', () => {
  expect(tokensToWin(editions.bridgerton).map(({ tokens }) => tokens)).toEqual([6, 5, 4, 3, 3])
  expect(tokensToWin(editions['love-letter-classic'])).toEqual([
    { players: 2, tokens: 6 },
    { players: 3, tokens: 5 },
    { players: 4, tokens: 4 },
  ])
  const words = (id: keyof typeof editions) =>
    referenceParts(editions[id])
      .flatMap(({ lines }) => lines)
      .join(' ')
  expect(words('bridgerton')).toMatch(/^22 cards/)
  expect(words('love-letter-classic')).toMatch(/^16 cards/)
  expect(words('love-letter')).toContain('1, 2, 3 or 7')
  expect(words('love-letter')).toContain('laid a 0')
  expect(words('bridgerton-classic')).not.toContain('laid a 0')
})

test('the words are our own', () => {
  const rulebooks = new Set(readFileSync('test/content/rulebook-runs.txt', 'utf8').split('\n'))
  const runs = Object.values(editions).flatMap((edition) =>
    referenceParts(edition).flatMap(({ lines }) => lines.flatMap((line) => runsOf(line))),
  )
  expect(runs.length).toBeGreaterThan(50)
  expect(runs.filter((run) => rulebooks.has(hashOf(run)))).toEqual([])
})

test('the screen has value, name, effect and copies of every card', () => {
  render(<CardSummary of={editions['bridgerton-classic']} />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(8)
  const [eloise] = rows
  expect(within(eloise as HTMLElement).getByRole('link', { name: /Eloise/ })).toHaveAttribute(
    'href',
    '/cards/love-letter/guard',
  )
  expect(eloise).toHaveTextContent(/1EloiseGuess.*×5$/)
})

test('the desk says what will come out, and lays out as many sheets', async () => {
  const user = userEvent.setup()
  const written = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
  const { container } = render(<PrintDesk cards={['list', 'round']} mostPlayers={6} />)
  const sheets = () => container.querySelectorAll('[data-sheet]').length
  const page = () => written.mock.lastCall?.[0]
  expect(screen.getByText(/^12 cards on 2 sheets of A4/)).toBeInTheDocument()
  expect(sheets()).toBe(2)
  expect(page()).toContain('210mm 297mm')
  await user.click(screen.getByRole('radio', { name: 'US Letter' }))
  await user.click(screen.getByRole('button', { name: 'One player less' }))
  await user.click(screen.getByRole('button', { name: 'One player less' }))
  expect(screen.getByText(/^8 cards on 1 sheet of US Letter/)).toBeInTheDocument()
  expect(sheets()).toBe(1)
  await user.click(screen.getByRole('radio', { name: 'Large print' }))
  expect(screen.getByText(/^8 cards on 4 sheets of US Letter/)).toBeInTheDocument()
  expect(page()).toContain('279.4mm 215.9mm')
})
