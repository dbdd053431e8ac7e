/**
 * What every text of the notation begins with: the version, what it holds, and letters for the edition, as in `1gb`. A
 * later version or another thing to hold changes this word and leaves the rest free.
 */
const VERSION = '1'

/** What a text may hold. */
export const HELD = { s: 'situation', g: 'game' } as const
export type Held = keyof typeof HELD

export const headerText = (held: Held, letters: string): string => `${VERSION}${held}${letters}`

const HEADER = /^(\d+)([a-z])([a-z]*)$/

/** The letters of the edition that a header names, or what keeps it from being one of such a text. */
export function readHeader(header: string, held: Held): string | { readonly problem: string } {
  const [, version, kind, letters] = HEADER.exec(header) ?? []
  if (version === undefined) return { problem: `This is no link to a ${HELD[held]}.` }
  if (version !== VERSION)
    return { problem: 'This link was written by another version of Parlour, which this one cannot read.' }
  if (kind !== held) return { problem: `This link holds something else than a ${HELD[held]}.` }
  return letters as string
}

/** What a text holds and for which edition, whatever its version; null where it does not open with a header. */
export function opensAs(text: string): { readonly held: Held; readonly letters: string } | null {
  const [, , held, letters] = /^\s*(\d+)([gs])([a-z]*)(?=[.~]|%7e|\s*$)/i.exec(text) ?? []
  return held === undefined ? null : { held: held as Held, letters: letters as string }
}
