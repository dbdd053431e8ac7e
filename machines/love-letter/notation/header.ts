import type { EditionId } from '../model'

/**
 * What every text of the notation begins with: the version, what it holds (`s`, a situation), the edition. A later
 * version or another thing to hold changes this word and leaves the rest free.
 */
const VERSION = '1'
const SITUATION = 's'

const EDITION_LETTERS: readonly (readonly [letters: string, edition: EditionId])[] = [
  ['l', 'love-letter'],
  ['lc', 'love-letter-classic'],
  ['b', 'bridgerton'],
  ['bc', 'bridgerton-classic'],
]

export function headerText(edition: EditionId): string {
  const letters = EDITION_LETTERS.find(([, id]) => id === edition)?.[0]
  return `${VERSION}${SITUATION}${letters}`
}

/** The edition that a header names, or what keeps it from being one of a situation. */
export function readHeader(header: string): EditionId | { readonly problem: string } {
  const [, version, kind, letters] = /^(\d+)([a-z])([a-z]*)$/.exec(header) ?? []
  if (version === undefined) return { problem: 'This is no link to a situation.' }
  if (version !== VERSION)
    return { problem: 'This link was written by another version of Parlour, which this one cannot read.' }
  if (kind !== SITUATION) return { problem: 'This link holds something else than a situation.' }
  const edition = EDITION_LETTERS.find(([written]) => written === letters)?.[1]
  return edition ?? { problem: 'This link names no edition of Love Letter.' }
}
