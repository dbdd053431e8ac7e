import { BOOK_NUMBERS, cardWords } from '@/machines/high-society'
import { BookHeader } from './book-header'
import { CardForm } from './card-form'
import { EntryFoot } from './entry-foot'
import { type HalfCard, isWhole } from './half-card'
import type { StoredBook } from './stored'
import { entryIn, withEntry } from './use-book'

export interface EntryProps {
  readonly book: StoredBook
  readonly change: (edit: (before: StoredBook) => StoredBook) => void
}

const NOBODY = { players: [], prospects: [] }

/** One card of the book: what it says, kept as it is tapped. */
export function BookCardPage({ number, book, change }: EntryProps & { readonly number: number }) {
  const key = String(number)
  const entered = entryIn(book.cards, key)
  const known = cardWords(number, {})
  const set = (card: HalfCard | undefined) =>
    change((before) => ({
      ...before,
      cards: withEntry(before.cards, key, card && isWhole(card) ? card : undefined),
      noted: withEntry(before.noted, key, card && !isWhole(card) ? card : undefined),
    }))
  if (!BOOK_NUMBERS.includes(number))
    return (
      <>
        <BookHeader title={known.name ?? 'No such card'} kicker={known.name ? `Card ${number}` : null} />
        <p className="font-serif text-lead">{known.name ? known.text : 'The Dance cards go from 1 to 24.'}</p>
      </>
    )
  return (
    <>
      <BookHeader
        title={entered?.name?.trim() || known.name || `Card ${number}`}
        kicker={`Dance card ${number}`}
        lead={known.from === 'rulebook' ? known.text : null}
      />
      <CardForm value={entered ?? entryIn(book.noted, key) ?? {}} names={NOBODY} onChange={set} />
      <EntryFoot what={`card ${number}`} entered={entered} set={set} />
    </>
  )
}
