'use client'

import { Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

export interface NameChipsProps {
  readonly label?: string
  /** Names used before that sit nowhere yet, the latest first. */
  readonly names: readonly string[]
  /** Who played last, where that is another table than this one. */
  readonly lastTable?: readonly string[] | null
  readonly onName: (name: string) => void
  readonly onLastTable?: () => void
  readonly onForget: (name: string) => void
}

/** So many fit above the fold; the rest are typed. */
const MOST = 12

/** Names of earlier evenings, a tap each. */
export function NameChips(props: NameChipsProps) {
  const { label = 'Names used before', names, lastTable, onName, onLastTable, onForget } = props
  const [isForgetting, setForgetting] = useState(false)
  if (names.length === 0 && !lastTable) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that says no more
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      {lastTable && !isForgetting ? (
        <Button icon={<Icon of={Users} />} className="max-w-full px-3 text-start" onClick={onLastTable}>
          <span className="min-w-0">
            As last time:{' '}
            {lastTable.map((name, i) => (
              <span key={name}>
                <bdi>{name}</bdi>
                {i < lastTable.length - 1 ? ', ' : ''}
              </span>
            ))}
          </span>
        </Button>
      ) : null}
      {names.slice(0, MOST).map((name) => (
        <Button
          key={name}
          className="max-w-full px-4"
          title={name}
          aria-label={isForgetting ? `Forget ${name}` : `Add ${name}`}
          onClick={() => (isForgetting ? onForget(name) : onName(name))}
        >
          <bdi className={isForgetting ? 'truncate line-through' : 'truncate'}>{name}</bdi>
        </Button>
      ))}
      {names.length > 0 ? (
        <Button kind="quiet" className="text-small text-ink-2" onClick={() => setForgetting(!isForgetting)}>
          {isForgetting ? 'Done' : 'Forget a name'}
        </Button>
      ) : null}
    </div>
  )
}
