import { type Held, headerText as headerOf, readHeader as lettersIn } from '../../core/notation'
import type { EditionId } from '../model'

const EDITION_LETTERS: readonly (readonly [letters: string, edition: EditionId])[] = [
  ['l', 'love-letter'],
  ['lc', 'love-letter-classic'],
  ['b', 'bridgerton'],
  ['bc', 'bridgerton-classic'],
]

/** The letters of an edition in a header. */
export const lettersOf = (edition: EditionId): string =>
  EDITION_LETTERS.find(([, id]) => id === edition)?.[0] as string

/** The edition of these letters, or what keeps them from naming one. */
export const editionOf = (letters: string): EditionId | { readonly problem: string } =>
  EDITION_LETTERS.find(([written]) => written === letters)?.[1] ?? {
    problem: 'This link names no edition of Love Letter.',
  }

export const headerText = (held: Held, edition: EditionId): string => headerOf(held, lettersOf(edition))

/** The edition that a header names, or what keeps it from being one of such a text. */
export function readHeader(header: string, held: Held): EditionId | { readonly problem: string } {
  const letters = lettersIn(header, held)
  return typeof letters === 'string' ? editionOf(letters) : letters
}
