'use client'

import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { RuleKey } from './data'
import { RulingLink } from './ruling-link'

/** Missed rules that are due: they are asked before anything else. */
export function ComingBack({
  due,
  titles,
}: {
  due: readonly RuleKey[]
  titles: Readonly<Record<string, string>>
}) {
  if (due.length === 0) return null
  return (
    <section aria-labelledby="coming-back" className="border-s-3 border-accent ps-4">
      <h2 id="coming-back" className="flex items-center gap-2 text-lead">
        <Icon of={History} className="text-accent" />
        {due.length === 1 ? 'One rule to come back to' : `${due.length} rules to come back to`}
      </h2>
      <p className="mt-1 text-small text-ink-2">
        You missed {due.length === 1 ? 'it' : 'them'} before. {due.length === 1 ? 'It is' : 'They are'} asked
        first.
      </p>
      <ul className="mt-2 text-small">
        {due.map((ruling) => (
          <li key={ruling}>
            <RulingLink ruling={ruling} titles={titles} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The one place where practice is wiped; asked once more, since nothing brings it back. */
export function Forget({ canForget, onForget }: { canForget: boolean; onForget: () => void }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-label="What is kept" className="border-t border-line pt-4 text-small text-ink-2">
      <p>
        Which rules you missed, and when to ask them again, is kept on this device and nowhere else.
        {canForget ? '' : ' There is nothing yet.'}
      </p>
      {canForget ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            onClick={() => {
              if (isAsked) onForget()
              setAsked(!isAsked)
            }}
          >
            {isAsked ? 'Yes, forget it all' : 'Forget my practice'}
          </Button>
          {isAsked ? (
            <Button kind="quiet" onClick={() => setAsked(false)}>
              Keep it
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
