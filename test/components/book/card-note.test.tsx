import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BookCardPage } from '@/components/book/book-card-page'
import { useBook } from '@/components/book/use-book'
import { holdOnly, NOTHING } from '@/components/held'

const emptied = () => {
  cleanup()
  holdOnly(NOTHING)
}
beforeEach(emptied)
afterEach(emptied)

function Page() {
  const { book, change } = useBook()
  return book && <BookCardPage number={12} book={book} change={change} />
}
const reload = () => {
  cleanup()
  render(<Page />)
}
const name = () => screen.findByRole('textbox', { name: 'Its name' })
const type = async (value: string) => fireEvent.change(await name(), { target: { value } })

test('the name of a card is there after a reload, before anybody said what the card does', async () => {
  render(<Page />)
  await type('Revenge')
  await waitFor(() => expect(screen.getByDisplayValue('Revenge')).toBeVisible())
  reload()
  expect(await name()).toHaveValue('Revenge')
  expect(screen.queryByRole('button', { name: 'Forget card 12' })).toBeNull()
})

test('it goes into the book with what the card does, and is forgotten with it', async () => {
  render(<Page />)
  await type('Revenge')
  fireEvent.click(screen.getByRole('button', { name: 'You catch somebody in a scandal instead of dancing' }))
  expect(screen.getByRole('heading', { level: 1, name: /Revenge/ })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Forget card 12' }))
  reload()
  expect(await name()).toHaveValue('')
})
