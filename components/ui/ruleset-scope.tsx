'use client'

import { type ReactNode, useEffect } from 'react'

/** Puts an edition's colours on the whole page, sheets and menus included, while it is shown. */
export function RulesetScope({ ruleset, children }: { ruleset: string; children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement
    root.dataset.ruleset = ruleset
    return () => {
      delete root.dataset.ruleset
    }
  }, [ruleset])
  return (
    // A box of its own: to one without (`display: contents`) Next finds no place, and a page begins where one was.
    <div data-ruleset={ruleset}>{children}</div>
  )
}
