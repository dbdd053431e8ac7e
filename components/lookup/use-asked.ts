'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { AskedOf } from './search-games'

/** A question, and of which game it is asked. */
export interface Asked {
  readonly question: string
  readonly of: AskedOf
}

const GAMES: readonly string[] = ['love-letter', 'high-society']

/** What the address says: `#q=…`, `#in=high-society`, or both. */
function inAddress(): { question: string | null; of: AskedOf } {
  const said = new URLSearchParams(window.location.hash.slice(1))
  const of = said.get('in') ?? ''
  return { question: said.get('q'), of: GAMES.includes(of) ? (of as AskedOf) : 'either' }
}

function addressOf({ question, of }: Asked): string {
  const said = [
    ...(question ? [`q=${encodeURIComponent(question)}`] : []),
    ...(of === 'either' ? [] : [`in=${of}`]),
  ]
  return said.length ? `#${said.join('&')}` : ''
}

/** How long nobody types before the address follows: browsers allow only so many changes a minute. */
const PAUSE = 400

/** What is asked, kept in the address: it can be linked, shared and come back to. */
export function useAsked(field: RefObject<HTMLInputElement | null>) {
  const [asked, setAsked] = useState<Asked>({ question: '', of: 'either' })

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
