import type { Summary } from '../summary'

/** Where a table is carried on. The id stands in the fragment: every page is a file, and one file serves all tables. */
export function gameHref({ id, kind, edition }: Pick<Summary, 'id' | 'kind' | 'edition'>): string {
  const room = edition === 'high-society' ? '/referee/high-society' : '/referee'
  return kind === 'score' ? `${room}/score#${id}` : `${room}/game#${id}`
}
