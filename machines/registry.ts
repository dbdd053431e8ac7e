/** Every game with its editions; each game's code is loaded when it is first needed. */
const games = [
  {
    game: 'love-letter',
    rulesets: ['love-letter', 'love-letter-classic', 'bridgerton', 'bridgerton-classic'],
    load: () => import('./love-letter'),
  },
  { game: 'high-society', rulesets: ['high-society'], load: () => import('./high-society') },
] as const

/** The report on anything that claims to be a record of any game, see `docs/record.md`. */
export async function refereeAny(value: unknown): Promise<unknown> {
  const ruleset =
    typeof value === 'object' && value !== null && 'ruleset' in value ? value.ruleset : undefined
  const found = games.find(({ rulesets }) => (rulesets as readonly unknown[]).includes(ruleset)) ?? games[0]
  const { referee } = await found.load()
  return referee(value)
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
