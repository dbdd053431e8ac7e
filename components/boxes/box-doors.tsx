import type { Route } from 'next'
import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button'
import { BoxSpread } from './box-spread'
import { askHref, BOXES, learnHref, SCORES, SETUPS } from './boxes'

/** The three games side by side, as equals: each with its picture, who can play, and all its doors. */
export function BoxDoors() {
  return (
    <section
      aria-label="The games"
      className="grid gap-x-8 md:grid-cols-3 md:grid-rows-[repeat(4,auto)] lg:gap-x-12"
    >
      {BOXES.map((box) => (
        <Door key={box.id} box={box} />
      ))}
    </section>
  )
}

function Door({ box }: { box: (typeof BOXES)[number] }) {
  const { id, name, players, inside, about } = box
  const doors = [
    ['Learn it', learnHref(id)],
    ['Ask about it', askHref(id)],
    ['Score only', SCORES[id]],
  ] as const
  return (
    <article
      data-ruleset={id}
      aria-labelledby={`box-${id}`}
      className="grid grid-cols-1 content-start gap-4 border-t border-line pt-8 pb-12 md:row-span-4 md:grid-rows-subgrid"
    >
      <h2 id={`box-${id}`} className="text-[clamp(1.875rem,1.5rem+1.2vw,2.5rem)] leading-[1.1] text-accent">
        {name}
      </h2>
      <div className="max-w-144">
        <p>
          <strong>{players}.</strong> {about}
        </p>
        <p className="mt-2 text-small text-ink-2">In the box: {inside}.</p>
      </div>
      <div className="max-w-144">
        <BoxSpread of={id} />
      </div>
      <div>
        <ButtonLink href={SETUPS[id]} kind="primary" prefetch={false} className="min-h-14 px-6">
          Start a game
          <span className="sr-only"> of {name}</span>
        </ButtonLink>
        <ul className="mt-2 -ms-2 flex flex-wrap">
          {doors.map(([label, href]) => (
            <li key={href}>
              <Link href={href as Route} prefetch={false} className="inline-flex min-h-12 items-center px-2">
                {label}
                <span className="sr-only">: {name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
