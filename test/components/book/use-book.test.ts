import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeBook, loadBook, type StoredBook } from '@/components/book/stored'
import { useBook } from '@/components/book/use-book'
import { holdOnly, NOTHING } from '@/components/held'

const rule = { before: [], order: [], end: [] }
const withBall = (name: string) => (book: StoredBook) => ({ ...book, balls: { ...book.balls, [name]: rule } })
const balls = (book: StoredBook | null) => Object.keys(book?.balls ?? {})

beforeEach(() => {
  holdOnly(NOTHING)
  vi.stubGlobal('indexedDB', undefined)
})
afterEach(() => {
  holdOnly(NOTHING)
  vi.unstubAllGlobals()
})

test('a book that lies open takes in what another tab told, and loses nothing of it', async () => {
  const { result } = renderHook(useBook)
  await waitFor(() => expect(result.current.book).not.toBeNull())
  // As another tab does it: nothing of it is heard here.
  await changeBook(withBall('Roses'))
  act(() => {
    result.current.change(withBall('Hearts'))
    result.current.change(withBall('Lilies'))
  })
  expect(balls(result.current.book)).toEqual(['Hearts', 'Lilies'])
  await waitFor(() => expect(balls(result.current.book)).toEqual(['Roses', 'Hearts', 'Lilies']))
  expect(balls(await loadBook())).toEqual(['Roses', 'Hearts', 'Lilies'])
})
