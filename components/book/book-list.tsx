import { PageHeader } from '@/components/ui/page'
import { BOOK_NUMBERS, ballSentence, CARDS, cardWords, effectSentence } from '@/machines/high-society'
import type { EntryProps } from './book-card-page'
import { BookEntry, type BookEntryProps } from './book-entry'
import { BookSection as Section } from './book-section'
import { Exchange } from './exchange'
import { NewByName } from './new-by-name'
import { NumberGrid } from './number-grid'
import { placeHref } from './use-place'

const numbers = Array.from({ length: CARDS }, (_, i) => i + 1)

/** What the rulebook gives, cards with one text together. */
const KNOWN = numbers.flatMap((number) => {
  const { name, text, from } = cardWords(number, {})
  const twins = numbers.filter((other) => cardWords(other, {}).text === text)
  return from === 'rulebook' && twins[0] === number ? [{ number, marks: twins, name, text }] : []
})

/** The whole book: what was entered, what is still open, and what the rulebook gives. */
export function BookList({ book, change }: EntryProps) {
  const isEntered = (number: number) => Object.hasOwn(book.cards, number)
  const entry = (number: number): BookEntryProps => {
    const { name, text, printed } = cardWords(number, book.cards)
    const at = String(number)
    const href = BOOK_NUMBERS.includes(number) ? placeHref('card', at) : null
    return { id: `to card ${at}`, marks: [number], title: name, text, note: printed, href }
  }
  const known = KNOWN.filter(({ number }) => !isEntered(number))
  const open = BOOK_NUMBERS.filter(
    (number) => !isEntered(number) && !known.some(({ marks }) => marks.includes(number)),
  )
  return (
    <>
      <PageHeader
        title="Card book"
        back={{ href: '/referee', label: 'Games' }}
        lead="The rulebook leaves most card texts to the cards. Say once what yours do, and the referee goes by it in every season."
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2 lg:items-start">
        <div className="grid grid-cols-1 gap-12">
          <Section title="In your book">
            {Object.keys(book.cards).length === 0 ? (
              <p className="text-ink-2">No card yet. Tap a number below when you meet its card.</p>
            ) : null}
            <ul>
              {numbers.filter(isEntered).map((number) => (
                <BookEntry key={number} {...entry(number)} />
              ))}
            </ul>
          </Section>
          {open.length ? (
            <Section title="Not entered" lead="Until you enter them, you dance with these as usual.">
              <NumberGrid numbers={open} />
            </Section>
          ) : null}
          <Section
            title="Balls"
            lead="Lady Danbury’s Ball is known; the house rules of the others you type in."
          >
            <ul>
              {Object.entries(book.balls).map(([name, rule]) => (
                <BookEntry
                  key={name}
                  id={`to ball ${name}`}
                  title={name}
                  text={ballSentence(rule)}
                  href={placeHref('ball', name)}
                />
              ))}
            </ul>
            <NewByName label="A Ball’s name" at="ball" />
          </Section>
          <Section title="Lady Whistledown" lead="Cards of hers that you name are remembered here.">
            <ul>
              {book.whistledown.map(({ name, effects }) => (
                <BookEntry
                  key={name}
                  id={`to whistledown ${name}`}
                  title={name}
                  text={effectSentence(effects)}
                  href={placeHref('whistledown', name)}
                />
              ))}
            </ul>
            <NewByName label="A card’s name" at="whistledown" />
          </Section>
        </div>
        <div className="grid grid-cols-1 gap-12">
          <Section title="Known from the rulebook" lead="In our words; these hold at every table.">
            <ul>
              {known.map(({ number, marks, name, text }) => (
                // Of cards 1 and 24 the rulebook gives a part: what else they say can be entered.
                <BookEntry
                  key={text}
                  id={`to card ${number}`}
                  marks={marks}
                  title={name}
                  text={text}
                  href={BOOK_NUMBERS.includes(number) ? placeHref('card', `${number}`) : null}
                />
              ))}
            </ul>
          </Section>
          <Exchange book={book} change={change} />
        </div>
      </div>
    </>
  )
}
