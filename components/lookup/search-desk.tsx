'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { Segmented } from '@/components/ui/segmented'
import { SearchAnswers } from './search-answers'
import { answerHref } from './search-best'
import { SearchField } from './search-field'
import { useAsked } from './use-asked'
import { useSearch } from './use-search'

/** So many pages are shown: who finds nothing among them asks in other words. */
const MOST = 8

/** Short enough to stand in two lines on a phone. */
const word = (said: string) => <span className="text-small">{said}</span>

const GAMES = [
  { value: 'any', label: word('Any game') },
  { value: 'love-letter', label: word('Love Letter') },
  { value: 'bridgerton', label: word('Love Letter: Bridgerton') },
  { value: 'high-society', label: word('High Society') },
] as const

/** Up and down go from the field through the answers and back; the choice of a game has arrows of its own. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = Array.from(
    event.currentTarget.querySelectorAll<HTMLElement>('input[type=text], [data-answer]'),
  )
  const here = stops.indexOf(document.activeElement as HTMLElement)
  const next = here < 0 ? undefined : stops[here + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The desk: one field that answers as you type. `children` stand there while nothing is asked. */
export function SearchDesk({ children }: { children: ReactNode }) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useAsked(field)
  const [isTouched, setTouched] = useState(false)
  const { search, isMissing, retry } = useSearch(isTouched || asked.question !== '')
  const question = useDeferredValue(asked.question.trim())
  const answers = useMemo(
    () => (search && question ? search(question, asked.of).slice(0, MOST) : null),
    [search, question, asked.of],
  )
  return (
    <RulesetScope ruleset={asked.of}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; Tab reaches every answer. A finger that comes to the field gives the search its head start */}
      <div onKeyDown={moveFocus} onPointerDown={() => setTouched(true)}>
        <SearchField
          ref={field}
          value={asked.question}
          onChange={(typed) => setAsked({ ...asked, question: typed })}
          onSubmit={() => {
            const [best] = answers ?? []
            if (best) router.push(answerHref(best))
          }}
        />
        <Segmented
          label="For which box"
          labelHidden
          quiet
          options={GAMES}
          value={asked.of}
          onChange={(of) => setAsked({ ...asked, of })}
        />
        {!question ? children : answers ? <SearchAnswers answers={answers} /> : null}
        {question && isMissing ? (
          <div className="py-6">
            <p>The answers are not on this device yet, and could not be fetched.</p>
            <Button className="mt-4" onClick={retry}>
              Try again
            </Button>
          </div>
        ) : null}
      </div>
    </RulesetScope>
  )
}
