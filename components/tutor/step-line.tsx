import { cx } from '@/components/ui/cx'
import type { LessonStep } from './lesson'

export interface StepLineProps {
  readonly steps: readonly Pick<LessonStep, 'says' | 'ask'>[]
  readonly at: number
  readonly onGo: (at: number) => void
}

/** All steps on one line, the present one filled; each is a button. */
export function StepLine({ steps, at, onGo }: StepLineProps) {
  return (
    <ol
      aria-label="Steps"
      className="flex flex-1"
      // As wide as its numbers need, or it gets a line of its own.
      style={{ flexBasis: `${steps.length * 2}rem` }}
    >
      {steps.map(({ says, ask }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
          key={i}
          className="relative flex min-w-7 max-w-16 flex-1 before:absolute before:inset-s-1/2 before:top-1/2 before:h-px before:w-full before:bg-line-2 last:before:hidden"
        >
          <button
            type="button"
            aria-label={`Step ${i + 1} of ${steps.length}${ask ? ', with a question' : ''}`}
            aria-current={i === at ? 'step' : undefined}
            title={says}
            onClick={() => onGo(i)}
            className="group relative flex h-12 flex-1 items-center justify-center rounded-ui text-small"
          >
            <span
              className={cx(
                'voice flex size-7 items-center justify-center rounded-full border lining-nums',
                i === at
                  ? 'picked border-accent'
                  : 'border-edge bg-paper text-ink-2 group-hover:bg-accent-soft group-hover:text-ink',
              )}
            >
              {i + 1}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
