import * as v from 'valibot'
import { changeForm, loadForm } from '@/components/storage'
import { cleanName } from '../../setup/names'
import { FAMILIES, type Form, type Tile } from './form'

/** Names on the tiles and cards of the table’s own box, typed once; the latest first. */
export interface Tiles {
  readonly characters: readonly Tile[]
  readonly prospects: readonly Tile[]
  readonly balls: readonly string[]
}

export const noTiles: Tiles = { characters: [], prospects: [], balls: [] }

const TILES = 'high-society.tiles'
const tile = v.object({ name: v.string(), family: v.fallback(v.nullable(v.picklist(FAMILIES)), null) })
const saved = v.object({
  characters: v.fallback(v.array(tile), []),
  prospects: v.fallback(v.array(tile), []),
  balls: v.fallback(v.array(v.string()), []),
})

function readTiles(kept: unknown): Tiles {
  const read = v.safeParse(saved, kept)
  return read.success ? read.output : noTiles
}

export const loadTiles = async (): Promise<Tiles> => readTiles(await loadForm(TILES))

/** Changes them as they lie there now. */
export const changeTiles = async (edit: (there: Tiles) => Tiles): Promise<void> => {
  await changeForm(TILES, (there) => edit(readTiles(there)))
}

/** No box has more of one kind. */
const MOST = 24

function latestFirst(used: readonly Tile[], known: readonly Tile[]): Tile[] {
  const named = used.map((one) => ({ name: cleanName(one.name), family: one.family }))
  const byName = new Map(named.filter(({ name }) => name).map((one) => [one.name, one]))
  return [...byName.values(), ...known.filter(({ name }) => !byName.has(name))].slice(0, MOST)
}

/** What a season that begins has taught of the box. */
export function learnt({ seats, prospects, balls }: Form, known: Tiles): Tiles {
  const characters = seats.map(({ character, family }) => ({ name: character, family }))
  const names = balls.map(cleanName).filter(Boolean)
  return {
    characters: latestFirst(characters, known.characters),
    prospects: latestFirst(prospects, known.prospects),
    balls: [...names, ...known.balls.filter((name) => !names.includes(name))].slice(0, MOST),
  }
}

/** Without the tile or Ball of this name. */
export const forgotten = (tiles: Tiles, kind: keyof Tiles, name: string): Tiles => ({
  ...tiles,
  [kind]: tiles[kind].filter((one) => (typeof one === 'string' ? one : one.name) !== name),
})
