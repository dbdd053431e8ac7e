import { Plus, X } from 'lucide-react'
import { Piece } from '@/components/season/piece'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TILE } from '@/machines/high-society'

export interface TilePlayer {
  /** Of the player’s row. */
  readonly key: number
  readonly name: string
  readonly seat: number
}

export interface TokensFieldProps {
  /** Owners of the tokens that lie there, by their keys. */
  readonly tokens: readonly number[]
  readonly players: readonly TilePlayer[]
  readonly onChange: (tokens: readonly number[]) => void
}

/** The affection tokens on one tile: a tap lays one, a tap takes it away. */
export function TokensField({ tokens, players, onChange }: TokensFieldProps) {
  const lying = tokens.flatMap((key, at) => {
    const owner = players.find((player) => player.key === key)
    return owner ? [{ owner, at }] : []
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend that says no more
    <div role="group" aria-label="Tokens" className="grid grid-cols-1 gap-2">
      <p className="text-small font-medium">Tokens on it</p>
      {lying.length ? (
        <div className="flex flex-wrap gap-2">
          {lying.map(({ owner, at }) => (
            <Button
              key={at}
              className="max-w-full px-3"
              aria-label={`Take a token of ${owner.name} away`}
              onClick={() => onChange(tokens.filter((_, i) => i !== at))}
            >
              <Piece name={owner.name} seat={owner.seat} />
              <bdi className="truncate">{owner.name}</bdi>
              <Icon of={X} className="text-ink-2" />
            </Button>
          ))}
        </div>
      ) : null}
      {tokens.length < TILE ? (
        <div className="-ms-2 flex flex-wrap gap-x-1">
          {players.map(({ key, name, seat }) => (
            <Button
              key={key}
              kind="quiet"
              className="max-w-full"
              aria-label={`Lay a token of ${name}`}
              onClick={() => onChange([...tokens, key])}
            >
              <Icon of={Plus} className="text-ink-2" />
              <Piece name={name} seat={seat} />
              <bdi className="truncate">{name}</bdi>
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
