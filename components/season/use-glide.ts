import { useLayoutEffect, useRef } from 'react'

const GLIDE = { duration: 480, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/** What has changed its place in a list since it was drawn last glides there, unless somebody would rather see no motion. */
export function useGlide<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const places = useRef<ReadonlyMap<string, number>>(new Map())
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const before = places.current
    places.current = new Map(rows.map((row) => [row.dataset.glide ?? '', row.offsetTop]))
    for (const row of rows) {
      const by = (before.get(row.dataset.glide ?? '') ?? row.offsetTop) - row.offsetTop
      if (by && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
        row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], GLIDE)
    }
  })
  return list
}
