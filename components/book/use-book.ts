import { useEffect, useRef, useState } from 'react'
import { changeBook, loadBook, type StoredBook } from './stored'

/** The book of this device; null until it was looked for. What is changed is kept at once. */
export function useBook() {
  const [book, setBook] = useState<StoredBook | null>(null)
  const latest = useRef<StoredBook | null>(null)
  /** Changes that are being kept. */
  const pending = useRef(0)
  useEffect(() => {
    let isGone = false
    void loadBook().then((found) => {
      if (isGone) return
      latest.current = found
      setBook(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  const change = (edit: (before: StoredBook) => StoredBook) => {
    if (!latest.current) return
    latest.current = edit(latest.current)
    setBook(latest.current)
    pending.current++
    void changeBook(edit).then((kept) => {
      pending.current--
      // Another tab may have told it more; what was changed here since is shown first.
      if (pending.current > 0) return
      latest.current = kept
      setBook(kept)
    })
  }
  return { book, change }
}

/** An entry under a name of its own; a name like “constructor” finds nothing that nobody put there. */
export const entryIn = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined

/** An entry put in, or with undefined taken out. */
export function withEntry<T>(
  map: Readonly<Record<string, T>>,
  key: string,
  entry: T | undefined,
): Readonly<Record<string, T>> {
  const others = Object.entries(map).filter(([one]) => one !== key)
  return Object.fromEntries(entry === undefined ? others : [...others, [key, entry]])
}
