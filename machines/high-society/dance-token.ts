import { dancersAt } from './floor'
import { type DanceOptions, type DanceWords, type RuleId, type Season, TILE } from './model'
import { type FieldWant, isRefusal, lacking, type Refusal, refuse } from './refusal'
import { isFull, mayPlace, ownOn, placed, supply, tokensOn, without } from './tokens'

/** What was said of a dance’s tokens, and which of it was needed so far. */
interface Placing {
  readonly season: Season
  readonly words: Omit<DanceWords, 'prospect' | 'reveal'>
  readonly used: { readonly token: boolean; readonly replace: boolean; readonly sendHome: boolean }
  /** How many of the tiles in `moveFrom` were needed. */
  readonly moves: number
}

type Step = Placing | Refusal

const RULE_OF = {
  token: { missing: 'token-missing', wrong: 'token-not-allowed' },
  replace: { missing: 'replace-missing', wrong: 'replace-not-allowed' },
  sendHome: { missing: 'send-home-missing', wrong: 'send-home-not-allowed' },
  moveFrom: { missing: 'move-from-missing', wrong: 'move-from-not-allowed' },
} as const satisfies Readonly<Record<FieldWant['field'], { missing: RuleId; wrong: RuleId }>>

/** A field that is needed: what was said, or the one possible value where nothing was. */
function needed(
  said: string | undefined,
  { field, tile, possible }: Omit<FieldWant, 'isWithin'>,
): { readonly value: string } | Refusal {
  const { missing, wrong } = RULE_OF[field]
  if (said !== undefined) return possible.includes(said) ? { value: said } : refuse(wrong)
  const [value] = possible
  if (value !== undefined && possible.length === 1) return { value }
  return lacking(missing, { field, tile, possible, isWithin: false })
}

export const moveList = ({ moveFrom }: Pick<DanceWords, 'moveFrom'>): readonly string[] =>
  moveFrom === undefined ? [] : typeof moveFrom === 'string' ? [moveFrom] : moveFrom

/** Lays one token on a tile with room: from the supply, or from another tile where the supply is empty. */
function lay(placing: Placing, player: string, on: string): Step {
  const { season, words, moves } = placing
  if (supply(season, player) > 0) return { ...placing, season: placed(season, player, on) }
  const tiles = season.ladder.filter((tile) => tile !== on && ownOn(season, player, tile) > 0)
  const from = needed(moveList(words)[moves], { field: 'moveFrom', tile: on, possible: tiles })
  if (isRefusal(from)) return from
  return { ...placing, season: placed(without(season, player, from.value), player, on), moves: moves + 1 }
}

const isLocked = (season: Season, prospect: string): boolean =>
  season.rulings['rival-pair'] === 'locked' && new Set(tokensOn(season, prospect)).size === 1

/** The usual token: none where two of one’s own lie; onto another full tile once one of its tokens went home. */
function usual(placing: Placing, player: string, on: string): Step {
  const { season, words } = placing
  if (ownOn(season, player, on) >= TILE) return placing
  if (!isFull(season, on)) return lay(placing, player, on)
  if (isLocked(season, on)) return placing
  const owners = [...new Set(tokensOn(season, on))]
  const home = needed(words.sendHome, { field: 'sendHome', tile: on, possible: owners })
  if (isRefusal(home)) return home
  const used = { ...placing.used, sendHome: true }
  return lay({ ...placing, season: without(season, home.value, on), used }, player, on)
}

/** Swoon’s token in place of one of another dancer’s there; null where no dancer has one. */
function replacement(placing: Placing, player: string, on: string): Step | null {
  const { season, words } = placing
  const rivals = dancersAt(season, on).filter((other) => other !== player && ownOn(season, other, on) > 0)
  if (rivals.length === 0) return null
  const rival = needed(words.replace, { field: 'replace', tile: on, possible: rivals })
  if (isRefusal(rival)) return rival
  const used = { ...placing.used, replace: true }
  return lay({ ...placing, season: without(season, rival.value, on), used }, player, on)
}

function swoon(placing: Placing, player: string, on: string): Step {
  if (placing.season.rulings['swoon-token'] === 'instead')
    return replacement(placing, player, on) ?? usual(placing, player, on)
  const first = usual(placing, player, on)
  return isRefusal(first) ? first : (replacement(first, player, on) ?? first)
}

/** The token on another tile than the one danced with (cards 4 and 8). */
function elsewhere(placing: Placing, player: string, partner: string): Step {
  const { season, words } = placing
  const tiles = season.ladder.filter((tile) => tile !== partner && mayPlace(season, player, tile))
  if (tiles.length === 0) return placing
  const on = needed(words.token, { field: 'token', tile: partner, possible: tiles })
  return isRefusal(on) ? on : usual({ ...placing, used: { ...placing.used, token: true } }, player, on.value)
}

function place(placing: Placing, player: string, prospect: string, where: DanceOptions['token']): Step {
  if (where === 'elsewhere') return elsewhere(placing, player, prospect)
  if (where === 'none' || !mayPlace(placing.season, player, prospect)) return placing
  return where === 'replace' ? swoon(placing, player, prospect) : usual(placing, player, prospect)
}

/** A field that was said and not needed. */
function superfluous({ words, used, moves }: Placing): RuleId | null {
  if (words.token !== undefined && !used.token) return 'token-not-allowed'
  if (words.replace !== undefined && !used.replace) return 'replace-not-allowed'
  if (words.sendHome !== undefined && !used.sendHome) return 'send-home-not-allowed'
  return moveList(words).length > moves || (words.moveFrom !== undefined && moves === 0)
    ? 'move-from-not-allowed'
    : null
}

/** The affection step of a dance (rulebook: affection tokens; cards 4, 6, 8, 10); with `where` `none` no token is laid. */
export function placeToken(
  season: Season,
  player: string,
  words: DanceWords,
  where: DanceOptions['token'],
): Season | Refusal {
  const used = { token: false, replace: false, sendHome: false }
  const done = place({ season, words, used, moves: 0 }, player, words.prospect, where)
  if (isRefusal(done)) return done
  const extra = superfluous(done)
  return extra ? refuse(extra) : done.season
}
