import { listGames, loadForm, loadGame, rememberedNames, saveForm } from '@/components/storage'
import { isEnvelope, own, readEnvelope } from '@/machines/core'
import type { GameRecord } from '@/machines/high-society'
import { openSeason, type Settings, settingsOf } from '../saved-season'
import { defaultRulings, emptyForm, type Family, type Form, readForm, withSeats } from './form'
import { loadTiles, noTiles, type Tiles } from './tiles'

const FORM = 'new-season'

export const saveSetup = (form: Form | null): Promise<void> => saveForm(FORM, form)

/** What this device knows of earlier evenings and of the tiles in the table’s box. */
export interface Known {
  readonly names: readonly string[]
  readonly tiles: Tiles
  /** A form for the people who played last, or null. */
  readonly last: Form | null
}

export const nothingKnown: Known = { names: [], tiles: noTiles, last: null }

/** The same people and rulings as in a season; the ladder and the Balls are laid anew. */
export function formLike(
  head: Omit<GameRecord, 'events'>,
  { characters }: Pick<Settings, 'characters'>,
): Form {
  const seats = head.players.map((name, i) => ({
    key: i + 1,
    name,
    character: own(characters, name) ?? '',
    family: (own(head.families, name) ?? null) as Family | null,
  }))
  const rulings = { ...defaultRulings, ...head.rulings }
  return withSeats({ ...emptyForm, rulings }, seats)
}

/** The form for another season of the people of this one; null where it cannot be read. */
export async function formAfter(id: string): Promise<Form | null> {
  const found = await loadGame(id)
  const envelope = found && isEnvelope(found.game) ? readEnvelope(found.game) : null
  if (!envelope || 'problem' in envelope) return null
  const opened = openSeason(envelope)
  return 'problem' in opened ? null : formLike(opened.session.head, settingsOf(envelope))
}

/** All that is known here, and the form as it was left. */
export async function recall(): Promise<Known & { form: Form }> {
  const [names, tiles, { games }, left] = await Promise.all([
    rememberedNames(),
    loadTiles(),
    listGames(),
    loadForm(FORM),
  ])
  const season = games.find(({ edition, kind }) => edition === 'high-society' && kind === 'referee')
  const last = season ? await formAfter(season.id) : null
  return { names, tiles, last, form: readForm(left) ?? emptyForm }
}
