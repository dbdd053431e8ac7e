import { bareName, called, canBeSeen } from '../model'

/** What players are called who need no names; a text of the notation leaves them out. */
export const USUAL_NAMES: readonly string[] = ['Ann', 'Bea', 'Cal', 'Dot', 'Eli', 'Fay']

/** Longer names would make a link that no message carries. */
const MOST_SIGNS = 40
/** So many names, each sign of them as twelve. */
const MOST_TEXT = 6 * 12 * MOST_SIGNS

/** Signs that are no letter by themselves, or that only turn the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu

const tidy = (name: string): string =>
  [...name.normalize('NFC').replace(UNFIT, '').replace(/\s+/g, ' ').trim()]
    .slice(0, MOST_SIGNS)
    .join('')
    .trim()

const areAlike = (names: readonly string[]) => new Set(names.map(bareName)).size < names.length

const isUsual = (names: readonly string[]) => names.every((name, seat) => name === USUAL_NAMES[seat])

/** A name with every sign that a message might take for its own. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /[!'()*.~_]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The names as a text carries them; '' for the usual ones, and for names that nobody could tell apart there. */
export function namesText(players: readonly string[]): string {
  const names = players.map((name, seat) => tidy(called(name, seat)))
  return isUsual(names) || areAlike(names) ? '' : names.map(encoded).join(',')
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The names of so many players, or what is wrong with them. */
export function readNames(text: string, count: number): readonly string[] | { readonly problem: string } {
  if (text === '') return USUAL_NAMES.slice(0, count)
  if (text.length > MOST_TEXT) return { problem: 'The names in this link are too long.' }
  const written = text.split(',').map(decoded)
  if (written.length !== count)
    return { problem: `This link has ${count} players, and names for ${written.length}.` }
  const names = written.map((name) => tidy(name ?? ''))
  if (!names.every(canBeSeen)) return { problem: 'A name in this link cannot be read.' }
  return areAlike(names) ? { problem: 'Two players in this link have the same name.' } : names
}
