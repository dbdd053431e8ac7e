import { type ReactNode, useId } from 'react'

export interface SectionProps {
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** One question of the setup, with all that answers it. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h2 id={id} className="text-question">
          {title}
        </h2>
        {note ? <p className="mt-1 max-w-144 text-small text-ink-2">{note}</p> : null}
      </div>
      {children}
    </section>
  )
}
