import type { Route } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { BoxPicture } from './box-picture'
import { BoxSpread } from './box-spread'
import { askHref, BOXES, learnHref, SCORES, SETUPS } from './boxes'

/**
 * The three games side by side, as equals: each with its picture, who can play, and all its doors. On a phone one
 * under another, and as short as that can be: one card for the picture, and nothing told but who can play with what.
 */
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
      className="grid grid-cols-[min(3.5rem,18vw)_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-4 border-t border-line py-6 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:gap-y-4 md:pt-8 md:pb-12"
    >
      <div className="row-span-2 md:hidden">
        <BoxPicture of={id} />
      </div>
      <h2
        id={`box-${id}`}
        className="text-question text-accent md:text-[clamp(1.875rem,1.5rem+1.2vw,2.5rem)] md:leading-[1.1]"
      >
        {name}
      </h2>
      <div className="max-w-144 max-md:mt-1">
        <p className="max-md:text-small max-md:text-ink-2">
          <strong className="font-semibold text-ink">{players}.</strong>{' '}
          <span className="max-md:hidden">{about}</span>
          <span className="md:hidden">{inside}.</span>
        </p>
        <p className="mt-2 text-small text-ink-2 max-md:hidden">In the box: {inside}.</p>
      </div>
      <div className="max-w-144 max-md:hidden">
        <BoxSpread of={id} />
      </div>
      <div className="max-md:col-span-2 max-md:mt-4">
        {/* Three filled bars one under another would outshout the one above them. */}
        <ButtonLink
          href={SETUPS[id]}
          kind="primary"
          className="min-h-14 px-6 max-md:w-full max-md:bg-card max-md:text-accent max-md:hover:bg-accent-soft"
        >
          Start a game
          <span className="sr-only"> of {name}</span>
        </ButtonLink>
        <ul className="-ms-2 flex flex-wrap md:mt-2 md:max-lg:flex-col max-lg:text-small">
          {doors.map(([label, href]) => (
            <li key={href}>
              <Link href={href as Route} className="inline-flex min-h-12 items-center px-2">
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
