import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import type { Difference } from './merge'

export interface DifferencesProps {
  readonly different: readonly Difference[]
  /** Whose readings they are beside yours. */
  readonly theirs?: string
  /** With those that are taken from the file. */
  readonly onDone: (taken: readonly Difference[]) => void
}

/** What both books know and say differently, one below the other; yours stays unless you decide otherwise. */
export function Differences({ different, theirs: from = 'the file’s', onDone }: DifferencesProps) {
  const [taken, setTaken] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mt-5">
      <h3 ref={heading} tabIndex={-1} className="text-lead">
        {different.length === 1 ? 'One entry differs' : `${different.length} entries differ`}
      </h3>
      <ul className="mt-2">
        {different.map(({ key, title, ours, theirs }) => (
          <li key={key} className="border-t border-line py-4">
            <Segmented
              label={title}
              layout="stack"
              value={taken.includes(key) ? 'theirs' : 'ours'}
              options={[
                { value: 'ours', label: 'Keep yours', note: ours },
                { value: 'theirs', label: `Take ${from}`, note: theirs },
              ]}
              onChange={(which) => {
                const others = taken.filter((one) => one !== key)
                setTaken(which === 'theirs' ? [...others, key] : others)
              }}
            />
          </li>
        ))}
      </ul>
      <Button kind="primary" onClick={() => onDone(different.filter(({ key }) => taken.includes(key)))}>
        That is decided
      </Button>
    </div>
  )
}
