import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Lying, Season } from '@/machines/high-society'
import { TableTile } from './table-tile'

export interface TableRowsProps {
  readonly season: Season
  readonly lying: Lying
  readonly onChange: (lying: Lying) => void
}

/** The ladder, each prospect with its way up and down, and what lies on it. */
export function TableRows({ season, lying, onChange }: TableRowsProps) {
  const { ladder, tokens, traits } = lying
  const swap = (at: number) => {
    const next = [...ladder]
    next.splice(at, 2, ladder[at + 1] as string, ladder[at] as string)
    onChange({ ...lying, ladder: next })
  }
  return (
    <ol aria-label="Prestige, the highest first">
      {ladder.map((prospect, at) => (
        <li key={prospect} className="flex items-start">
          <Step
            label={`${prospect}: one place up`}
            of={ArrowUp}
            onStep={at > 0 ? () => swap(at - 1) : null}
          />
          <Step
            label={`${prospect}: one place down`}
            of={ArrowDown}
            onStep={at < ladder.length - 1 ? () => swap(at) : null}
          />
          <div className="min-w-0 flex-1">
            <TableTile
              season={season}
              prospect={prospect}
              tokens={tokens[prospect] ?? []}
              traits={traits[prospect] ?? []}
              onTokens={(next) => onChange({ ...lying, tokens: { ...tokens, [prospect]: next } })}
              onTraits={(next) => onChange({ ...lying, traits: { ...traits, [prospect]: next } })}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Step({ label, of, onStep }: { label: string; of: typeof ArrowUp; onStep: (() => void) | null }) {
  return (
    <Button
      kind="quiet"
      className="min-w-12"
      aria-label={label}
      aria-disabled={onStep === null || undefined}
      onClick={() => onStep?.()}
    >
      <Icon of={of} className={onStep ? '' : 'opacity-30'} />
    </Button>
  )
}
