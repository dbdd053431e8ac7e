import { stem } from './search-words'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const places = (word: string) => Array.from({ length: word.length + 1 }, (_, at) => at)
const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)

/** Every word one slip away, likely slips first: two letters swapped, one doubled, one dropped, one added, one mistaken. */
const SLIPS: readonly ((word: string, at: number) => string[])[] = [
  (word, at) => [without(word, at).slice(0, at + 1) + word.charAt(at) + word.slice(at + 2)],
  (word, at) => (word.charAt(at) === word.charAt(at + 1) ? [without(word, at)] : []),
  (word, at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at)),
  (word, at) => [without(word, at)],
  (word, at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at + 1)),
]

/** The stem that a word was meant to have which is in none of the lists: by the likeliest slip, in the earliest list. */
export function meantBy(word: string, lists: readonly ReadonlySet<string>[]): string | undefined {
  for (const slip of SLIPS) {
    const stems = places(word).flatMap((at) => slip(word, at).map(stem))
    for (const list of lists) {
      const near = stems.find((each) => list.has(each))
      if (near) return near
    }
  }
  return undefined
}
