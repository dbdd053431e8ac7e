import { useCallback, useEffect, useState } from 'react'

/** The address's fragment, and which opening of a link this is: another link is another situation. */
export interface Fragment {
  readonly now: string
  readonly opened: number
}

const read = () => window.location.hash.slice(1)

/**
 * What stands after the # of the address, null before it is known; and a way to change it that leaves no trace in the
 * history. A link opened on the page itself counts as a new opening.
 */
export function useFragment(): [Fragment | null, (text: string) => void] {
  const [fragment, setFragment] = useState<Fragment | null>(null)
  useEffect(() => {
    const open = () => setFragment((before) => ({ now: read(), opened: (before?.opened ?? 0) + 1 }))
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  const write = useCallback((text: string) => {
    if (text !== read()) window.history.replaceState(window.history.state, '', `#${text}`)
  }, [])
  return [fragment, write]
}
