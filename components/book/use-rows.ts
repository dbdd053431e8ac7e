import { useState } from 'react'
import type { Effect } from '@/machines/high-society'

/** Lines with keys of their own, so that one that is moved stays open and keeps the focus. */
export function useRows(value: readonly Effect[], onChange: (effects: readonly Effect[]) => void) {
  const [kept, setKept] = useState({ keys: value.map((_, i) => i), next: value.length })
  const [open, setOpen] = useState<{ readonly key: number; readonly isNew: boolean } | null>(null)
  // Whoever holds the lines may lay others in their place.
  const keys = kept.keys.length === value.length ? kept.keys : value.map((_, i) => kept.next + i)
  const next = Math.max(kept.next, ...keys.map((key) => key + 1))
  const change = (effects: readonly Effect[], now: readonly number[], after = next) => {
    setKept({ keys: [...now], next: after })
    onChange(effects)
  }
  return {
    rows: value.map((effect, i) => ({ effect, key: keys[i] as number })),
    open,
    setOpen: (key: number | null) => setOpen(key === null ? null : { key, isNew: false }),
    add: (effect: Effect) => {
      change([...value, effect], [...keys, next], next + 1)
      setOpen({ key: next, isNew: true })
    },
    replace: (at: number, effect: Effect) => change(value.with(at, effect), keys),
    remove: (at: number) => {
      change(value.toSpliced(at, 1), keys.toSpliced(at, 1))
      setOpen(null)
    },
    move: (at: number, by: -1 | 1) => {
      const swapped = <T>(list: readonly T[]) =>
        list.with(at, list[at + by] as T).with(at + by, list[at] as T)
      change(swapped(value), swapped(keys))
    },
  }
}
