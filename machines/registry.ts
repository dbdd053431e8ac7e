import { opensAs } from './core/notation'

/** Every game with its editions; each game's code is loaded when it is first needed. */
const games = [
  {
    game: 'love-letter',
    rulesets: ['love-letter', 'love-letter-classic', 'bridgerton', 'bridgerton-classic'],
    letters: ['l', 'lc', 'b', 'bc'],
    load: () => import('./love-letter'),
  },
  { game: 'high-society', rulesets: ['high-society'], letters: ['h'], load: () => import('./high-society') },
] as const

/** The report on anything that claims to be a record of any game, see `docs/record.md`. */
export async function refereeAny(value: unknown): Promise<unknown> {
  const ruleset =
    typeof value === 'object' && value !== null && 'ruleset' in value ? value.ruleset : undefined
  const found = games.find(({ rulesets }) => (rulesets as readonly unknown[]).includes(ruleset)) ?? games[0]
  const { referee } = await found.load()
  return referee(value)
}

/**
 * The report on a text of the notation, see `docs/notation.md`, or null where the text opens with no header of one.
 * What cannot be read gets an error that says where and what, as a record does.
 */
export async function refereeText(text: string): Promise<unknown> {
  const opening = opensAs(text)
  if (!opening) return null
  const found =
    games.find(({ letters }) => (letters as readonly string[]).includes(opening.letters)) ?? games[0]
  const { recordOfText } = await found.load()
  const record = recordOfText(text)
  return 'problem' in record ? { error: record.problem } : refereeAny(record)
}

/** The statechart of every game, for drawing: by the game’s name. */
export async function chartMaps() {
  const maps = await Promise.all(
    games.map(async ({ game, load }) => {
      const loaded = await load()
      return 'chartMap' in loaded ? [[game, loaded.chartMap()] as const] : []
    }),
  )
  return Object.fromEntries(maps.flat())
}
