import { merge } from '../book/merge'
import { BOOK, readBook } from '../book/stored'
import { LEARN, readPages } from '../learn/progress'
import { PRACTICE, readMemory } from '../practice/memory'

/** Two forms of one name put together; null where ours stays as it is. */
export function together(name: string, ours: unknown, theirs: unknown): unknown {
  if (name === LEARN) {
    const [here, there] = [readPages(ours), readPages(theirs)]
    const editions = [...new Set([...Object.keys(here), ...Object.keys(there)])]
    return Object.fromEntries(
      editions.map((edition) => [
        edition,
        [...new Set([...(here[edition] ?? []), ...(there[edition] ?? [])])],
      ]),
    )
  }
  if (name === BOOK) return merge(readBook(ours), readBook(theirs)).book
  if (name === PRACTICE) {
    const here = readMemory(ours)
    return { ...here, missed: { ...readMemory(theirs).missed, ...here.missed } }
  }
  return null
}
