const directions = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g

/** Text that somebody typed, set apart so that its direction of writing changes nothing around it. */
export const isolate = (text: string): string =>
  `\u2068${text.replace(directions, '').replace(/\s+/g, ' ')}\u2069`

/** A text from a file as a sentence may show it: its beginning, where it is longer than anybody reads. */
export const inShort = (text: string, most = 60): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text

/** “a, b and c”. */
export function list(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small number as a word. */
export const number = (n: number): string => NUMBERS[n] ?? String(n)

/** “one token”, “no cards”. */
export const counted = (n: number, noun: string): string => `${number(n)} ${noun}${n === 1 ? '' : 's'}`

export const verb = (n: number, one: string, more: string): string => (n === 1 ? one : more)
