import { Piece } from '@/components/season/piece'
import { Ring } from '@/components/season/ring'
import { TraitMark } from '@/components/season/trait-mark'
import { Disclosure } from '@/components/ui/disclosure'
import { Segmented } from '@/components/ui/segmented'
import type { TileForm } from '../setup/form'
import { type TilePlayer, TokensField } from './tokens-field'
import { TraitFields } from './trait-fields'

export interface TileEditorProps {
  readonly name: string
  readonly players: readonly TilePlayer[]
  readonly tile: TileForm
  readonly onChange: (tile: TileForm) => void
}

const NOBODY = 'nobody'

/** What lies open on one prospect’s tile: tokens, a ring, Traits face up. */
export function TileEditor({ name, players, tile, onChange }: TileEditorProps) {
  const { tokens, ring, traits } = tile
  const playerOf = (key: number) => players.find((player) => player.key === key)
  const engaged = ring && playerOf(ring.player)
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-24 break-words">{name}</bdi>
          <Lying tile={tile} players={players} />
        </span>
      }
    >
      <div className="-ms-7 grid grid-cols-1 gap-4">
        {engaged ? null : (
          <TokensField
            tokens={tokens}
            players={players}
            onChange={(next) => onChange({ ...tile, tokens: next })}
          />
        )}
        <Segmented
          label="Engaged to"
          value={engaged ? String(engaged.key) : NOBODY}
          options={[
            { value: NOBODY, label: 'Nobody' },
            ...players.map(({ key, name: label }) => ({ value: String(key), label })),
          ]}
          onChange={(key) =>
            onChange(
              key === NOBODY
                ? { ...tile, ring: null }
                : { ...tile, tokens: [], ring: { player: Number(key), love: ring?.love ?? true } },
            )
          }
        />
        {ring && engaged ? (
          <Segmented
            label="How does the ring lie?"
            value={ring.love ? 'love' : 'plain'}
            options={[
              { value: 'love', label: 'Ring up: Love' },
              { value: 'plain', label: 'Ring down' },
            ]}
            onChange={(side) => onChange({ ...tile, ring: { ...ring, love: side === 'love' } })}
          />
        ) : null}
        <TraitFields traits={traits} onChange={(next) => onChange({ ...tile, traits: next })} />
      </div>
    </Disclosure>
  )
}

/** The tile in small. */
function Lying({ tile, players }: Pick<TileEditorProps, 'tile' | 'players'>) {
  const { tokens, ring, traits } = tile
  const playerOf = (key: number) => players.find((player) => player.key === key)
  const engaged = ring && playerOf(ring.player)
  const owners = tokens.flatMap((key) => playerOf(key) ?? [])
  if (!engaged && owners.length === 0 && traits.length === 0)
    return <em className="text-small font-normal text-ink-2">nothing open</em>
  return (
    <span className="flex flex-wrap items-center gap-2">
      {engaged ? (
        <span className="flex items-center gap-1 text-small font-normal text-ink-2">
          <Ring isLove={ring.love} /> <span className="sr-only">engaged to</span> <bdi>{engaged.name}</bdi>
        </span>
      ) : null}
      {owners.map(({ name, seat }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens on a tile are nothing but their owner
        <span key={at} className="flex">
          <Piece name={name} seat={seat} />
          <span className="sr-only">a token of {name}</span>
        </span>
      ))}
      {traits.map((trait, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Traits on a tile are nothing but their place
        <TraitMark key={at} {...trait} />
      ))}
    </span>
  )
}
