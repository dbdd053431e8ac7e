import { runsOf } from './words'

/** Every run of eight words that stands in a sentence of two pages, with both their names. */
export function repeated(pages: readonly { readonly id: string; readonly text: string }[]): string[] {
  const seen = new Map<string, string>()
  return pages.flatMap(({ id, text }) =>
    [...new Set(text.split(/[.!?\n]/).flatMap((sentence) => runsOf(sentence)))].flatMap((run) => {
      const before = seen.get(run)
      seen.set(run, id)
      return before ? [`${before} and ${id}: ${run}`] : []
    }),
  )
}
