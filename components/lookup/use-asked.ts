'use client'

import { type RefObject, useEffect, useState } from 'react'

const START = '#q='
const inAddress = () => {
  const { hash } = window.location
  return hash.startsWith(START) ? new URLSearchParams(hash.slice(1)).get('q') : null
}

/** How long nobody types before the address follows: browsers allow only so many changes a minute. */
const PAUSE = 400

/** What is asked, kept in the address: it can be linked, shared and come back to. */
export function useAsked(field: RefObject<HTMLInputElement | null>) {
  const [asked, setAsked] = useState('')

  useEffect(() => {
    // What was typed before the scripts ran counts too.
    const read = () => setAsked((typed) => inAddress() ?? (field.current?.value || typed))
    read()
    field.current?.focus({ preventScroll: true })
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [field])

  useEffect(() => {
    const timer = setTimeout(() => {
      if ((inAddress() ?? '') === asked) return
      const { pathname, search } = window.location
      window.history.replaceState(
        null,
        '',
        pathname + search + (asked ? `${START}${encodeURIComponent(asked)}` : ''),
      )
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [asked])

  return [asked, setAsked] as const
}
