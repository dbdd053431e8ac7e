import { type RefObject, useLayoutEffect, useRef } from 'react'
import { preferred } from '@/components/ui/preferences'

const GLIDE = { duration: 480, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

const mayMove = () =>
  preferred('motion') === 'system' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whoever stands in a list, and in which place of it, from 0. */
export type Places = ReadonlyMap<string, number>

/**
 * What has changed its place in a list since it was drawn last glides there, unless somebody would rather see no
 * motion. A list that comes and goes takes its places from a `memory` that stays.
 */
export function useGlide<List extends HTMLElement>(memory?: RefObject<Places>) {
  const list = useRef<List>(null)
  const own = useRef<Places>(new Map())
  const places = memory ?? own
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])].filter(
      (row): row is HTMLElement => row instanceof HTMLElement && row.dataset.glide !== undefined,
    )
    if (rows.length === 0) return
    const before = places.current
    places.current = new Map(rows.map((row, i) => [row.dataset.glide ?? '', i]))
    for (const [i, row] of rows.entries()) {
      const from = rows[before.get(row.dataset.glide ?? '') ?? i] ?? row
      // To measure is to lay the page out: only where something has moved.
      if (from === row || !mayMove()) continue
      const by = from.offsetTop - row.offsetTop
      row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], GLIDE)
    }
  })
  return list
}
