import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** A box of the house: its name, what is in it, a picture of it, the way to learn it. */
export function Game({
  ruleset,
  name,
  picture,
  children,
}: {
  ruleset: string
  name: string
  picture: ReactNode
  children: ReactNode
}) {
  return (
    <article
      data-ruleset={ruleset}
      className="grid grid-cols-1 content-start gap-4 border-t border-line pt-8 pb-14 lg:pb-20"
    >
      <h2 className="text-[clamp(2.125rem,1.6rem+1.6vw,2.75rem)] leading-[1.1] font-[500] text-accent">
        {name}
      </h2>
      <p className="max-w-144">{children}</p>
      <div className="mt-2">{picture}</div>
      <p>
        <Link href={`/learn/${ruleset}` as Route} className="inline-flex min-h-12 items-center">
          How it is played
        </Link>
      </p>
    </article>
  )
}
