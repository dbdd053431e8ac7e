import { useState } from 'react'
import { isSame } from '@/components/same'
import type { Change } from './change'

/** A correction under way as it is kept with its game: what is half told in it, and how long the log was. */
export interface KeptChange<Told> {
  readonly change: Change<Told>
  readonly draft: Readonly<Record<string, unknown>>
  readonly steps: number
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEvent = (value: unknown): boolean => isObject(value) && typeof value.type === 'string'
const isStep = (value: unknown, steps: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < steps
const isMend = (value: unknown, steps: number): boolean =>
  isObject(value) && isStep(value.at, steps) && Array.isArray(value.instead) && value.instead.every(isEvent)

function isChange(value: unknown, steps: number): boolean {
  if (!isObject(value) || !isStep(value.at, steps)) return false
  const { kind, told, mended = [], isMending = false } = value
  return (
    ['otherwise', 'left-out', 'never'].includes(kind as string) &&
    (told === undefined || isEvent(told)) &&
    Array.isArray(mended) &&
    mended.every((mend) => isMend(mend, steps)) &&
    typeof isMending === 'boolean'
  )
}

/** What was kept, where it belongs to a log of so many steps and `tries` can do all of it; null otherwise. */
export function readChange<Told>(
  kept: unknown,
  steps: number,
  tries: (kept: KeptChange<Told>) => void,
): KeptChange<Told> | null {
  if (!isObject(kept) || kept.steps !== steps || !isObject(kept.draft)) return null
  if (!isChange(kept.change, steps)) return null
  try {
    tries(kept as unknown as KeptChange<Told>)
    return kept as unknown as KeptChange<Told>
  } catch {
    // A file may hold anything under these names.
    return null
  }
}

/** The correction under way. It is kept with every answer: a reload comes back to the question that it stood at. */
export function useChange<Told>(
  steps: number,
  kept: unknown,
  keep: (next: KeptChange<Told> | null) => void,
  tries: (kept: KeptChange<Told>) => void,
) {
  const [found] = useState(() => readChange(kept, steps, tries))
  const [change, setChange] = useState<Change<Told> | null>(found?.change ?? null)
  const known = change && change.at < steps ? change : null
  return {
    change: known,
    /** What was half told when the page was left. */
    draftKept: found && isSame(found.change, known) ? found.draft : {},
    startChange: (next: Change<Told>) => {
      setChange(next)
      keep({ change: next, draft: {}, steps })
    },
    leaveChange: () => {
      setChange(null)
      if (kept) keep(null)
    },
    keepDraft: (draft: object) => known && keep({ change: known, draft: { ...draft }, steps }),
  }
}
