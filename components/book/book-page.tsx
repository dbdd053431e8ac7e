'use client'

import { useEffect, useRef } from 'react'
import { MemoryOnly } from '@/components/memory-only'
import { Page } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { UndoToastRegion } from '@/components/ui/undo-toast'
import { BallPage } from './ball-page'
import { BookCardPage } from './book-card-page'
import { BookList } from './book-list'
import { useBook } from './use-book'
import { useBookPlace } from './use-place'
import { WhistledownPage } from './whistledown-page'

/** What this table’s cards say: the whole book, or one page of it. */
export function BookPage() {
  const { book, change } = useBook()
  const place = useBookPlace()
  const where = 'key' in place ? `${place.at} ${place.key}` : place.at
  const before = useRef(where)
  // Turning a page leads to its beginning, and back to the book to where one was.
  useEffect(() => {
    if (before.current === where) return
    const left = document.getElementById(`to ${before.current}`)
    before.current = where
    if (left) left.focus()
    else {
      document.getElementById('main')?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
  }, [where])
  return (
    <RulesetScope ruleset="high-society">
      <UndoToastRegion>
        <Page width={place.at === 'list' ? 'wide' : 'narrow'} className="pb-32">
          <MemoryOnly />
          {book === null ? <p className="pt-16 text-ink-2">Opening the book…</p> : null}
          {book && place.at === 'list' ? <BookList book={book} change={change} /> : null}
          {book && place.at === 'card' ? (
            <BookCardPage key={place.key} number={Number(place.key)} book={book} change={change} />
          ) : null}
          {book && place.at === 'ball' ? (
            <BallPage key={place.key} name={place.key} book={book} change={change} />
          ) : null}
          {book && place.at === 'whistledown' ? (
            <WhistledownPage key={place.key} name={place.key} book={book} change={change} />
          ) : null}
        </Page>
      </UndoToastRegion>
    </RulesetScope>
  )
}
