/** A season of which only the score is kept: what turned up, moved and got engaged. Nothing is refereed; the table is believed. */
import {
  type Field,
  type Found,
  fail,
  fields,
  flag,
  isObject,
  list,
  must,
  NotARecord,
  text,
  whole,
} from '../core/reading'
import { moved, revealed, withTile } from './ladder'
import { BALLS, type Season } from './model'
import { openRecord } from './record/head'
import { betrothed } from './tokens'

interface Entered {
  /** The Ball in which it happened: 1 to 8. */
  readonly ball: number
  readonly prospect: string
}

export type SheetEntry = Entered &
  (
    | {
        readonly type: 'trait'
        /** Up is positive; 0 is a Trait that moved nobody, since it lay open before the sheet was begun. */
        readonly arrows: number
        readonly points: number
      }
    /** Moved by a card or a Ball’s rule. */
    | { readonly type: 'move'; readonly by: number }
    | { readonly type: 'match'; readonly player: string; readonly love: boolean }
  )

export interface ScoreSheet {
  /** Clockwise. */
  readonly players: readonly string[]
  /** The ladder as it was laid, top first. */
  readonly prospects: readonly string[]
  /** Balls that are over: 0 to 8. */
  readonly complete: number
  /** By Ball, and in each as it was told. */
  readonly entries: readonly SheetEntry[]
}

/** More than any season needs; a file that says more is not believed. */
export const MOST_ENTRIES = 500
/** No tile says more than this, up or down. */
export const MOST_ON_TRAIT = 9

export const emptySheet = (players: readonly string[], prospects: readonly string[]): ScoreSheet => ({
  players,
  prospects,
  complete: 0,
  entries: [],
})

/** Which Ball is under way; the last one when all are over. */
export const ballOf = ({ complete }: Pick<ScoreSheet, 'complete'>): number => Math.min(complete + 1, BALLS)

/** One more than were laid there comes from those set aside. */
function withHidden(season: Season, prospect: string): Season {
  const tile = season.tiles[prospect]
  if (!tile || tile.hidden > 0) return season
  return { ...withTile(season, prospect, { hidden: 1, laid: tile.laid + 1 }), aside: season.aside - 1 }
}

/** Of two Matches of one player, or with one prospect, the table means the later. */
function matched(season: Season, player: string, prospect: string, love: boolean): Season {
  const others = Object.entries(season.engaged).filter(
    ([other, match]) => other !== player && match.prospect !== prospect,
  )
  return betrothed({ ...season, engaged: Object.fromEntries(others) }, player, prospect, love)
}

function entered(season: Season, entry: SheetEntry): Season {
  const { prospect } = entry
  if (entry.type === 'match') return matched(season, entry.player, prospect, entry.love)
  if (entry.type === 'move') return moved(season, prospect, entry.by)
  const { arrows, points } = entry
  return revealed(withHidden(season, prospect), prospect, { arrows, points })
}

/**
 * The season as the sheet knows it, so that it is scored, shown and spoken of like any other: ladder, Traits face up and
 * Matches (rulebook: winning the game). Tokens, cards and tiles on the floor are not kept, and lie as at the beginning.
 * The sheet must be one that `readSheet` accepts.
 */
export function seasonOf({ players, prospects, complete, entries }: ScoreSheet): Season {
  const opened = openRecord({ ruleset: 'high-society', players, prospects, events: [] })
  if ('rule' in opened) throw new Error(`A score sheet cannot begin like this: ${opened.rule}`)
  const after = entries.reduce(entered, opened)
  return { ...after, number: ballOf({ complete }), isOver: complete === BALLS }
}

/** Two moves of a prospect that follow each other are one; one that leads nowhere is none. */
function joined(before: SheetEntry | undefined, entry: SheetEntry): SheetEntry[] | null {
  if (before?.type !== 'move' || entry.type !== 'move') return null
  if (before.ball !== entry.ball || before.prospect !== entry.prospect) return null
  const by = before.by + entry.by
  return by === 0 ? [] : [{ ...entry, by }]
}

/** The sheet with one entry more, as the last of its Ball. */
export function withEntry(sheet: ScoreSheet, entry: SheetEntry): ScoreSheet {
  const earlier = sheet.entries.filter(({ ball }) => ball <= entry.ball)
  const later = sheet.entries.filter(({ ball }) => ball > entry.ball)
  const both = joined(earlier.at(-1), entry)
  const now = both ? [...earlier.slice(0, -1), ...both] : [...earlier, entry]
  return { ...sheet, entries: [...now, ...later] }
}

export const withoutEntry = (sheet: ScoreSheet, at: number): ScoreSheet => ({
  ...sheet,
  entries: sheet.entries.filter((_, i) => i !== at),
})

/** The sheet with an entry told otherwise; in another Ball it is the last of that one. */
export function withOtherEntry(sheet: ScoreSheet, at: number, entry: SheetEntry): ScoreSheet {
  if (sheet.entries[at]?.ball !== entry.ball) return withEntry(withoutEntry(sheet, at), entry)
  return { ...sheet, entries: sheet.entries.map((old, i) => (i === at ? entry : old)) }
}

/** The sheet after so many Balls. */
export const withComplete = (sheet: ScoreSheet, balls: number): ScoreSheet => ({
  ...sheet,
  complete: Math.min(Math.max(balls, 0), BALLS),
})

/** How everybody and the first ladder are called and laid instead: a new name for each player as they sit, and the prospects top first. */
export interface OtherNames {
  readonly players: readonly string[]
  readonly prospects: readonly { readonly was: string; readonly name: string }[]
}

/** The sheet under other names and on another first ladder; all that was entered happens upon that. */
export function withNames(sheet: ScoreSheet, { players, prospects }: OtherNames): ScoreSheet {
  const player = (was: string) => players[sheet.players.indexOf(was)] ?? was
  const prospect = (was: string) => prospects.find((one) => one.was === was)?.name ?? was
  const entries = sheet.entries.map((entry) => ({
    ...entry,
    prospect: prospect(entry.prospect),
    ...(entry.type === 'match' && { player: player(entry.player) }),
  }))
  return { ...sheet, players, prospects: prospects.map(({ name }) => name), entries }
}

/** The sheet as a file holds it. */
export const writeSheet = (sheet: ScoreSheet) => ({ ruleset: 'high-society' as const, ...sheet })

export type WrittenSheet = ReturnType<typeof writeSheet>

const within = (least: number, most: number) => (found: Found) => {
  const n = whole(found)
  return n >= least && n <= most ? n : fail(found, `not ${least} to ${most}`)
}

const oneOf = (names: readonly string[], none: string) => (found: Found) =>
  names.includes(found.value as string) ? found.value : fail(found, none)

/** What each entry says beside its Ball and its prospect. */
const SAYS: Readonly<Record<string, (players: readonly string[]) => Readonly<Record<string, Field>>>> = {
  trait: () => ({
    arrows: must(within(-MOST_ON_TRAIT, MOST_ON_TRAIT)),
    points: must(within(-MOST_ON_TRAIT, MOST_ON_TRAIT)),
  }),
  move: () => ({
    by: must((found) => within(-MOST_ON_TRAIT, MOST_ON_TRAIT)(found) || fail(found, 'no place at all')),
  }),
  match: (players) => ({ player: must(oneOf(players, 'nobody at this table')), love: must(flag) }),
}

const entryOf = (players: readonly string[], prospects: readonly string[]) => (found: Found) => {
  const { type } = fields(found, { type: must(text) }) as { type: string }
  if (!Object.hasOwn(SAYS, type)) fail(found, 'neither a trait, a move nor a match')
  return {
    type,
    ...fields(found, {
      ball: must(within(1, BALLS)),
      prospect: must(oneOf(prospects, 'nobody on this ladder')),
      ...SAYS[type]?.(players),
    }),
  } as SheetEntry
}

function read(value: unknown): ScoreSheet {
  const found = { value, where: '' }
  if (!isObject(value)) return fail(found, 'record: not an object')
  if (value.ruleset !== 'high-society') return fail(found, 'ruleset: not that of The High Society Game')
  const names = { players: must(list(text)), prospects: must(list(text)) }
  const { players, prospects } = fields(found, names) as Pick<ScoreSheet, 'players' | 'prospects'>
  const opened = openRecord({ ruleset: 'high-society', players, prospects, events: [] })
  if ('rule' in opened)
    return fail(
      found,
      'players and prospects: not 3 to 6 players and one prospect more, all named differently',
    )
  const rest = fields(found, {
    complete: must(within(0, BALLS)),
    entries: must(list(entryOf(players, prospects))),
  }) as Pick<ScoreSheet, 'complete' | 'entries'>
  if (rest.entries.length > MOST_ENTRIES) return fail(found, `entries: more than ${MOST_ENTRIES}`)
  return { players, prospects, ...rest, entries: rest.entries.toSorted((a, b) => a.ball - b.ball) }
}

/** A sheet as a file holds it; or what keeps it from being one, and where. */
export function readSheet(value: unknown): ScoreSheet | { readonly problem: string } {
  try {
    return read(value)
  } catch (error) {
    if (error instanceof NotARecord) return { problem: `${error.message}.` }
    throw error
  }
}
