import type { ReactNode } from 'react'

/** A part of the book under its own heading. */
export function BookSection(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-question">{props.title}</h2>
      {props.lead ? <p className="mt-1 text-small text-ink-2">{props.lead}</p> : null}
      <div className="mt-3">{props.children}</div>
    </section>
  )
}
