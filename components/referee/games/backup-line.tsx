'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { REMINDER, unsaved } from '../../backup/reminder'
import { loadForm } from '../../storage'
import type { Summary } from '../summary'

/** A quiet word where finished games lie on this device alone. */
export function BackupLine({ games }: { games: readonly Summary[] }) {
  const [since, setSince] = useState(0)
  useEffect(() => {
    let isGone = false
    loadForm(REMINDER).then((kept) => {
      if (!isGone) setSince(unsaved(games, kept))
    })
    return () => {
      isGone = true
    }
  }, [games])
  if (since === 0) return null
  return (
    <p className="mb-8 border-t border-line py-4 text-small text-ink-2">
      {since} finished games lie on this device only.{' '}
      <Link href="/settings#backup" className="text-ink">
        Make a backup
      </Link>
    </p>
  )
}
