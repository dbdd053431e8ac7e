'use client'

import { useEffect } from 'react'
import { keepTable } from './last-table'

/** After that nobody is only passing by. */
const SEATED = 2000

/** Somebody sits at the table that is on screen: should the page be left in any way, the next ones lead back. */
export function useSeat(href: string) {
  useEffect(() => {
    const timer = setTimeout(() => keepTable(href), SEATED)
    return () => clearTimeout(timer)
  }, [href])
}
