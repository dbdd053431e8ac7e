'use client'

import { useEffect, useState } from 'react'
import { keepsChoices } from '@/components/ui/preferences'

/** A quiet word where the browser keeps games, perhaps, but no settings. */
export function ChoicesNotKept() {
  const [isKept, setKept] = useState(true)
  useEffect(() => setKept(keepsChoices()), [])
  return (
    <p role="status" className="text-small text-ink-2 empty:hidden">
      {isKept
        ? null
        : 'This browser lets Parlour keep no settings: what you choose here holds until the page is closed or reloaded.'}
    </p>
  )
}
