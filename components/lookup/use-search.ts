'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Search } from './search-games'

/** Once for all fields of the site; a failure is forgotten, so that it can be tried again. */
let fetched: Promise<Search> | undefined

async function fetchSearch(): Promise<Search> {
  const [{ searchGames }, answer] = await Promise.all([
    import('./search-games'),
    fetch(`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/search.json`),
  ])
  if (!answer.ok) throw new Error(`search.json: ${answer.status}`)
  const search = searchGames(await answer.json())
  // A first question wakes the engine, so that the first one typed is as quick as the rest.
  search('countess prince', 'any')
  return search
}

function load(): Promise<Search> {
  fetched ??= fetchSearch().catch((reason: unknown) => {
    fetched = undefined
    throw reason
  })
  return fetched
}

/** The search as soon as it is there; null until then. It takes a phone long to unpack, and so waits until it is wanted. */
export function useSearch(isWanted: boolean) {
  const [search, setSearch] = useState<Search | null>(null)
  const [isMissing, setMissing] = useState(false)
  const retry = useCallback(() => {
    setMissing(false)
    load().then(
      (loaded) => setSearch(() => loaded),
      () => setMissing(true),
    )
  }, [])
  useEffect(() => {
    if (isWanted) retry()
  }, [isWanted, retry])
  return { search, isMissing, retry }
}
