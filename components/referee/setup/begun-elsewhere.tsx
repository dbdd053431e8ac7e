import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { type Head, now, type Session } from '@/machines/love-letter'
import { StartInTheMiddle } from '../position/start-in-the-middle'
import type { Form } from './form'

export interface BegunElsewhereProps {
  readonly told: Form['middle']
  readonly session: Session
  /** How many tokens win. */
  readonly goal: number
  readonly onTell: (told: Form['middle']) => void
  readonly onStart: (head: Head) => void
}

/** A game of which some tokens are won, or a round is under way: kept with the form, as far as it is told. */
export function BegunElsewhere({ told, session, goal, onTell, onStart }: BegunElsewhereProps) {
  const [isOpen] = useState(Object.keys(told).length > 0)
  // Another table, other seats: what was filled in for the old one does not fit.
  const of = JSON.stringify([session.head, goal])
  return (
    <Disclosure summary="Start in the middle of a game" open={isOpen}>
      <StartInTheMiddle
        key={of}
        name={of}
        store={{
          halfFilled: told,
          keepHalfFilled: (name, form) => onTell(form === null ? {} : { [name]: form }),
        }}
        table={now(session).context.table}
        head={session.head}
        onStart={onStart}
      />
    </Disclosure>
  )
}
