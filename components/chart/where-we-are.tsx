import { cx } from '@/components/ui/cx'
import { STEPS, type StateName, stateWords } from '@/machines/love-letter'

/** What leads to the whole chart: “Answer, on the whole chart”. */
export const chartWords = (at: StateName): string => `${stateWords(at)}, on the whole chart`

/**
 * The round as a line of named steps, the present one marked; the chart says which that is. All steps are of one
 * size whether marked or not, so that the line never breaks elsewhere as the round goes on.
 */
export function WhereWeAre({ at }: { at: StateName }) {
  return (
    <ol aria-label="Where we are" className="-ms-1 flex flex-wrap items-center gap-y-1 text-tiny text-ink-2">
      {STEPS.map(({ name, states }, i) => {
        const isHere = states.includes(at)
        const here = stateWords(at)
        return (
          <li key={name} aria-current={isHere ? 'step' : undefined} className="flex items-center">
            <span
              className={cx(
                'rounded-ui border-2 px-0.5',
                isHere ? 'border-accent text-accent' : 'border-transparent',
              )}
            >
              {name}
              {isHere && here !== name ? <span className="sr-only">: {here.toLowerCase()}</span> : null}
            </span>
            {i < STEPS.length - 1 ? <span aria-hidden className="h-px w-1.5 bg-line-2" /> : null}
          </li>
        )
      })}
    </ol>
  )
}
