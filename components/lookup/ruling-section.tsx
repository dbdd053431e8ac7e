import { type ReactNode, useId } from 'react'

/** A part of a page about a ruling, below a fine rule. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 break-inside-avoid-page border-t border-line pt-5">
      <h2 id={id} className="mb-3 text-question">
        {title}
      </h2>
      {children}
    </section>
  )
}
