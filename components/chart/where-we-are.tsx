import { cx } from '@/components/ui/cx'
import { STEPS, type StateName, stateWords } from '@/machines/love-letter'

/** The round as a line of named steps, the present one marked; the chart says which that is. */
export function WhereWeAre({ at }: { at: StateName }) {
  return (
    <ol aria-label="Where we are" className="flex flex-wrap items-center gap-y-1 text-tiny text-ink-2">
      {STEPS.map(({ name, states }, i) => {
        const isHere = states.includes(at)
        const here = stateWords(at)
        return (
          <li key={name} aria-current={isHere ? 'step' : undefined} className="flex items-center">
            {i > 0 ? <span aria-hidden className="mx-1.5 h-px w-3 bg-line-2" /> : null}
            <span
              className={cx(isHere && 'rounded-ui border-2 border-accent px-1.5 font-semibold text-accent')}
            >
              {name}
              {isHere && here !== name ? `: ${here.toLowerCase()}` : ''}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
