import { type ComponentType, createElement, useEffect, useState } from 'react'

/** A part that nobody sees at first, so that its script need not come with the page. */
export interface Part<Props> {
  readonly load: () => Promise<void>
  readonly part: () => ComponentType<Props> | null
}

export function partOf<Props>(get: () => Promise<ComponentType<Props>>): Part<Props> {
  let part: ComponentType<Props> | null = null
  return {
    load: async () => {
      part ??= await get()
    },
    part: () => part,
  }
}

/** So long after it has come a page has been drawn and lives, also on a slow phone: what comes later holds nobody up. */
const REST = 2000

function whenRested(work: () => void): () => void {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') work()
    else requestIdleCallback(work, { timeout: 3000 })
  }, REST)
  return () => clearTimeout(timer)
}

/**
 * The part, or null until it is there. It is fetched at once when it is wanted, and otherwise when the page has come to
 * rest: by the time somebody has read the screen it lies ready, also when the network has gone.
 */
export function usePart<Props>({ load, part }: Part<Props>, isWanted: boolean): ComponentType<Props> | null {
  const [found, setFound] = useState(part)
  useEffect(() => {
    if (found) return
    let isHere = true
    const fetch = () => {
      // Without a network it is tried again when it is wanted.
      load().then(
        () => isHere && setFound(part),
        () => {},
      )
    }
    const forget = isWanted ? fetch() : whenRested(fetch)
    return () => {
      isHere = false
      forget?.()
    }
  }, [found, isWanted, load, part])
  return found
}

/**
 * A component that is nothing until it is open: its script comes when it is first wanted, or when the page rests. Once
 * it has been open it stays, closed, so that it can give the focus back.
 */
export function later<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const part = partOf(get)
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where the module is read
  return function Later(props) {
    const isWanted = isOpen(props)
    const [wasWanted, setWasWanted] = useState(isWanted)
    if (isWanted && !wasWanted) setWasWanted(true)
    const Found = usePart(part, isWanted)
    return Found && wasWanted ? createElement(Found, props) : null
  }
}
