import { createHash } from 'node:crypto'

/** Words as one hears them: small letters and figures, apostrophes dropped. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/['’‘]|\p{M}|[\u2066-\u2069]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Every run of so many words, in order. */
export function runsOf(text: string, length = 8): string[] {
  const words = wordsOf(text)
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, i) => words.slice(i, i + length).join(' '))
}

/** 48 bits: among thousands of runs against tens of thousands, a match by chance is not to be expected. */
export const hashOf = (run: string): string =>
  createHash('sha256').update(run).digest('base64url').slice(0, 8)
