import type { Route } from 'next'
import { type ComponentProps, useId } from 'react'
import { Link } from '@/components/ui/link'
import { BoxPicture } from './box-picture'
import { BOXES, type BoxId } from './boxes'

export interface BoxChoiceProps {
  readonly at: BoxId
  /** Where each leads: a page, or a place of this one. */
  readonly to: Readonly<Record<BoxId, string>>
}

type OnNavigate = NonNullable<ComponentProps<typeof Link>['onNavigate']>

/** A place of the page that is open: the router would go there without a word to those who read the address. */
const onThisPage =
  (to: string): OnNavigate =>
  (event) => {
    const [page = '', place] = to.split('#')
    if (!place || !window.location.pathname.endsWith(page)) return
    event.preventDefault()
    window.history.replaceState(null, '', `#${place}`)
    window.dispatchEvent(new Event('hashchange'))
  }

/** Which of the three boxes: each by the words on its lid and by what lies inside, so that nobody takes one for another. */
export function BoxChoice({ at, to }: BoxChoiceProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="mb-8">
      <p id={id} className="mb-2 text-small font-medium">
        Which box lies on your table?
      </p>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {BOXES.map((box) => (
          <li key={box.id} data-ruleset={box.id}>
            <Link
              href={to[box.id] as Route}
              replace
              onNavigate={onThisPage(to[box.id])}
              scroll={false}
              aria-current={box.id === at ? 'true' : undefined}
              className="flex h-full min-h-16 items-center gap-3 rounded-ui border border-edge bg-card px-3 py-2 text-ink no-underline hover:bg-accent-soft aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_0_-3px_0_var(--accent)] sm:items-start forced-colors:aria-[current]:picked"
            >
              <span className="w-9 shrink-0">
                <BoxPicture of={box.id} />
              </span>
              <span className="min-w-0">
                <span className="voice block leading-snug text-accent">{box.name}</span>
                <span className="block text-small leading-snug text-ink-2">{box.inside}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
