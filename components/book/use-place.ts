import { useSyncExternalStore } from 'react'

/** What of the book is open: its list, a card by number, a Ball or a Whistledown card by name. */
export type BookPlace =
  | { readonly at: 'list' }
  | { readonly at: 'card'; readonly key: string }
  | { readonly at: 'ball'; readonly key: string }
  | { readonly at: 'whistledown'; readonly key: string }

/** The way back to the whole book. */
export const LIST = '#book'

/** Stands after the # of the address, so that the way back and a reload lead where one was. */
export const placeHref = (at: 'card' | 'ball' | 'whistledown', key: string): string =>
  `#${at}-${encodeURIComponent(key)}`

function listen(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

const text = (coded: string): string => {
  try {
    return decodeURIComponent(coded)
  } catch {
    return coded
  }
}

export function readPlace(hash: string): BookPlace {
  const [, at, key = ''] = /^#(card|ball|whistledown)-(.+)$/.exec(hash) ?? []
  return at ? { at: at as 'card', key: text(key) } : { at: 'list' }
}

/** Which part of the book the address names. */
export const useBookPlace = (): BookPlace =>
  readPlace(
    useSyncExternalStore(
      listen,
      () => window.location.hash,
      () => '',
    ),
  )
