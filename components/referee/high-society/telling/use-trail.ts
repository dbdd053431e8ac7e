import { useState } from 'react'
import { type Draft, isolate } from '@/machines/high-society'

const isUntold = (draft: Draft): boolean => Object.keys(draft).length === 0

/** What was said last, where it is a name. */
function lastName(before: Draft, now: Draft): string | null {
  const said = [
    ...Object.entries(now)
      .filter(([field, value]) => field !== 'type' && field !== 'player' && value !== before[field])
      .map(([, value]) => value),
    ...(now.choices ?? []).slice(-1),
  ].flat()
  const last = said.at(-1)
  return typeof last === 'string' ? last : null
}

/** The way back through a draft, tap by tap; after a reload, to its beginning. */
export function useTrail(draft: Draft, onDraft: (draft: Draft) => void) {
  const [trail, setTrail] = useState<readonly { readonly from: Draft; readonly to: Draft }[]>([])
  const known = trail.findLastIndex(({ to }) => JSON.stringify(to) === JSON.stringify(draft))
  const from = known < 0 ? {} : (trail[known]?.from ?? {})
  const name = lastName(from, draft)
  return {
    /** What the way back is called; null where nothing was said yet. */
    label: isUntold(draft) ? null : name === null ? 'One step back' : `Not ${isolate(name)}?`,
    go: (next: Draft) => {
      setTrail([...trail.slice(0, known + 1), { from: draft, to: next }])
      onDraft(next)
    },
    back: () => onDraft(from),
  }
}
