import { useState } from 'react'
import { Differences } from '@/components/book/differences'
import { type Difference, merge } from '@/components/book/merge'
import { emptyBook, type StoredBook } from '@/components/book/stored'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { list } from '@/machines/core'
import { ballRules } from './ball-rules'
import { useSeasonBook } from './season-book'
import type { SeasonReferee } from './use-season'

export interface BookOfferProps {
  readonly referee: SeasonReferee
}

/** Of what a season holds, that which a card book keeps. */
const bookIn = ({ session, saved }: SeasonReferee): StoredBook => ({
  ...emptyBook,
  cards: session.head.cards ?? {},
  balls: ballRules(session, saved.settings.plans),
  whistledown: Object.values(saved.settings.gossips),
})

/** The cards and Balls of a season from elsewhere, for the book of this device: the new at a tap, the others one by one. */
export function BookOffer({ referee }: BookOfferProps) {
  const book = useSeasonBook()
  const [isComparing, setComparing] = useState(false)
  const [said, setSaid] = useState('')
  const { broughtIn } = referee.saved.settings
  const stored = book?.stored
  const found = broughtIn && stored ? merge(stored, bookIn(referee)) : null
  const leave = () => referee.setSettings({ broughtIn: false })
  const decide = (taken: readonly Difference[]) => {
    book?.change((before) => taken.reduce((now, { take }) => take(now), before))
    setSaid(taken.length ? 'Your card book says the same now.' : 'Your card book stays as it was.')
    setComparing(false)
    leave()
  }
  const takeNew = () => {
    book?.change((before) => merge(before, bookIn(referee)).book)
    setSaid('They are in your card book now.')
  }
  const isAsked = stored && found && found.fresh + found.different.length > 0
  return (
    <>
      <p role="status" aria-live="polite" className="mb-3 text-small empty:hidden">
        {said}
      </p>
      {isAsked ? (
        <section
          aria-label="Cards for your book"
          className="mb-6 grid justify-items-start gap-2 border-s-3 border-accent ps-3"
        >
          <p>{found.fresh ? freshWords(stored, bookIn(referee)) : differWords(found.different)}</p>
          <div className="flex flex-wrap gap-2">
            {found.fresh ? (
              <Button kind="primary" onClick={takeNew}>
                Take into the book
              </Button>
            ) : (
              <Button kind="primary" onClick={() => setComparing(true)}>
                Compare
              </Button>
            )}
            <Button kind="quiet" onClick={leave}>
              Leave my book as it is
            </Button>
          </div>
        </section>
      ) : null}
      <Sheet open={isComparing} onOpenChange={setComparing} size="full" title="Your book and this season">
        {isComparing && found ? (
          <Differences different={found.different} theirs="the season’s" onDone={decide} />
        ) : null}
      </Sheet>
    </>
  )
}

/** What of a season a book does not have: so many cards, and the rules of so many Balls. */
function freshWords(stored: StoredBook, found: StoredBook): string {
  const cards = merge(stored, { ...found, balls: {} }).fresh
  const balls = merge(stored, { ...emptyBook, balls: found.balls }).fresh
  const what = [
    ...(cards ? [cards === 1 ? 'a card' : `${cards} cards`] : []),
    ...(balls ? [balls === 1 ? 'the rule of a Ball' : `the rules of ${balls} Balls`] : []),
  ]
  return `This season came with ${list(what)} that your card book does not have.`
}

function differWords(different: readonly Difference[]): string {
  const [only] = different
  if (only && different.length === 1) return `Of ${only.title}, your card book says something else.`
  return `Of ${different.length} cards and Balls of this season, your card book says something else.`
}
