import type { ReactNode } from 'react'
import { TROUBLE_WORDS, type Trouble } from '@/machines/love-letter'
import type { Referee } from '../use-referee'

/** What every topic is given; whatever it does ends at a table that can be played on. */
export interface TopicProps {
  readonly referee: Referee
  /** The sheet closes. */
  readonly onDone: () => void
  /** Instead: lay the table out anew. */
  readonly onPosition: () => void
  /** Instead: look for the entry in the log. */
  readonly onLog: () => void
  readonly onTopic: (topic: Trouble) => void
}

/** What the rules say, what they leave to the table, and then the question. */
export function Ruling({ trouble, children }: { trouble: Trouble; children: ReactNode }) {
  const { rules, open, source } = TROUBLE_WORDS[trouble]
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-2 border-s-3 border-accent ps-3">
        <p>{rules}</p>
        <p>{open}</p>
        <p className="text-small text-ink-2">{source}</p>
      </div>
      {children}
    </div>
  )
}

/** One step of a repair: its question, and the answers below. */
export function Step({ ask, note, children }: { ask: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <div>
        <h3 className="text-lead">{ask}</h3>
        {note ? <p className="mt-1 text-small text-ink-2">{note}</p> : null}
      </div>
      {children}
    </section>
  )
}
