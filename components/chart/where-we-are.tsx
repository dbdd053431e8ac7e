import { cx } from '@/components/ui/cx'
import type { GameChart } from './game-chart'

/** What leads to the whole chart: “Answer, on the whole chart”. */
export const chartWords = <S extends string>({ stateWords }: GameChart<S>, at: S): string =>
  `${stateWords(at)}, on the whole chart`

/**
 * What is under way as a line of named steps, the present one marked; the chart says which that is. All steps are of one
 * size whether marked or not, so that the line never breaks elsewhere as the game goes on.
 */
export function WhereWeAre<S extends string>({ of, at }: { of: GameChart<S>; at: S }) {
  return (
    <ol aria-label="Where we are" className="-ms-1 flex flex-wrap items-center gap-y-1 text-tiny text-ink-2">
      {of.steps.map(({ name, states }, i) => {
        const isHere = states.includes(at)
        const here = of.stateWords(at)
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
            {i < of.steps.length - 1 ? <span aria-hidden className="h-px w-1.5 bg-line-2" /> : null}
          </li>
        )
      })}
    </ol>
  )
}
