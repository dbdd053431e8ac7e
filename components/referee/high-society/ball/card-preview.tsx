'use client'

import { type Ref, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  type BookCard,
  type Draft,
  type Event,
  follows,
  isolate,
  type Next,
  now,
  type Session,
  tell,
  withForm,
} from '@/machines/high-society'
import { Telling } from '../telling/telling'

export interface CardPreviewProps {
  readonly session: Session
  readonly player: string
  readonly card: BookCard
}

const linesOf = ({ order, before, after }: BookCard) => [...order, ...before, ...after]

/** What a card would do on the present table, tried without being told. */
export function CardPreview(props: CardPreviewProps) {
  const lines = linesOf(props.card)
  if (lines.length === 0) return null
  // Another text is another trial.
  return <Trial key={JSON.stringify(lines)} {...props} />
}

function Trial({ session, player, card }: CardPreviewProps) {
  const season = now(session)
  const [next, setNext] = useState<Next | null>(null)
  // What was tapped is gone: the focus goes to what came of it.
  const lead = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (next) lead.current?.focus()
  }, [next])
  const begin = () =>
    setNext(withForm(season, { type: 'effect', player, effects: linesOf(card) } satisfies Draft))
  return (
    <section aria-label="On the present table" className="border-t border-line pt-4">
      {next && 'draft' in next ? (
        <Telling
          season={season}
          draft={next.draft}
          insists={false}
          headingRef={lead}
          onDraft={(draft) => setNext({ draft })}
          onEvent={(event) => setNext({ event })}
        />
      ) : null}
      {next && 'event' in next ? <Outcome session={session} event={next.event} headingRef={lead} /> : null}
      <Button className="mt-3" onClick={begin}>
        {next ? 'Try it again' : `Try it: what if ${isolate(player)} laid it now?`}
      </Button>
    </section>
  )
}

interface OutcomeProps {
  readonly session: Session
  readonly event: Event
  readonly headingRef: Ref<HTMLHeadingElement>
}

function Outcome({ session, event, headingRef }: OutcomeProps) {
  const told = tell(session, event)
  const said = told.fault ? [] : follows(now(session), event, now(told.session))
  return (
    <>
      <h3 ref={headingRef} tabIndex={-1} className="font-sans text-small font-semibold">
        On the table as it lies now
      </h3>
      {said.length ? (
        <ul className="mt-1 list-disc ps-5">
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1">Nothing that the referee keeps would change.</p>
      )}
    </>
  )
}
