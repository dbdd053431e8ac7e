import { useCallback, useEffect, useState } from 'react'

/** The address's fragment, and which opening of a link this is: another link is another situation. */
export interface Fragment {
  readonly now: string
  readonly opened: number
}

const read = () => window.location.hash.slice(1)

const replace = (url: string) => window.history.replaceState(window.history.state, '', url)

/** “Skip to the page” leads to a part of the page, which is no other situation. */
const isPlace = () => document.getElementById(read()) !== null

/**
 * What stands after the # of the address, null before it is known; and a way to change it that leaves no trace in the
 * history. A link opened on the page itself counts as a new opening.
 */
export function useFragment(): [Fragment | null, (text: string) => void] {
  const [fragment, setFragment] = useState<Fragment | null>(null)
  useEffect(() => {
    const open = () =>
      setFragment((before) => ({ now: isPlace() ? '' : read(), opened: (before?.opened ?? 0) + 1 }))
    const follow = ({ oldURL }: HashChangeEvent) => (isPlace() ? replace(oldURL) : open())
    open()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const write = useCallback((text: string) => {
    if (text !== read()) replace(`#${text}`)
  }, [])
  return [fragment, write]
}
