import type { ReactNode } from 'react'

/** A part of the settings, with its name at its side where there is room. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[16rem_minmax(0,36rem)]"
    >
      <h2 id={id} className="text-question">
        {title}
      </h2>
      <div className="grid grid-cols-1 content-start gap-5">{children}</div>
    </section>
  )
}
