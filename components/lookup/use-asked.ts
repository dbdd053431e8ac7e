'use client'

import { type RefObject, useEffect, useState } from 'react'
import { isBox } from '@/components/boxes/boxes'
import { type Asked, addressOf } from './asked'
import type { AskedOf } from './search-games'

/** What the address says: `#q=…`, `#in=bridgerton`, or both. */
function inAddress(): { question: string | null; of: AskedOf } {
  const said = new URLSearchParams(window.location.hash.slice(1))
  const of = said.get('in')
  return { question: said.get('q'), of: isBox(of) ? of : 'any' }
}

/** How long nobody types before the address follows: browsers allow only so many changes a minute. */
const PAUSE = 400

/** What is asked, kept in the address: it can be linked, shared and come back to. */
export function useAsked(field: RefObject<HTMLInputElement | null>) {
  const [asked, setAsked] = useState<Asked>({ question: '', of: 'any' })

  useEffect(() => {
    // What was typed before the scripts ran counts too.
    const read = () => {
      const { question, of } = inAddress()
      setAsked((typed) => ({ question: question ?? (field.current?.value || typed.question), of }))
    }
    read()
    field.current?.focus({ preventScroll: true })
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [field])

  useEffect(() => {
    const timer = setTimeout(() => {
      const { question, of } = inAddress()
      if ((question ?? '') === asked.question && of === asked.of) return
      const { pathname, search } = window.location
      window.history.replaceState(null, '', pathname + search + addressOf(asked))
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [asked])

  return [asked, setAsked] as const
}
