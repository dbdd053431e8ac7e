import { Plus } from 'lucide-react'
import { Piece } from '@/components/season/piece'
import { tokensWords } from '@/components/season/tokens-words'
import { TraitMark } from '@/components/season/trait-mark'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import type { Lying, Season } from '@/machines/high-society'
import { TraitPicks } from '../telling/trait-picks'
import { TokensField } from './tokens-field'

type Traits = Lying['traits'][string]

interface TileProps {
  readonly season: Season
  readonly prospect: string
  readonly tokens: readonly string[]
  readonly traits: Traits
  readonly onTokens: (tokens: readonly string[]) => void
  readonly onTraits: (traits: Traits) => void
}

/** One tile: its tokens; and Traits that were turned up since, for those told before stay as they are. */
export function TableTile({ season, prospect, tokens, traits, onTokens, onTraits }: TileProps) {
  const { players, tiles } = season
  const known = tiles[prospect]?.traits.length ?? 0
  const most = known + (tiles[prospect]?.hidden ?? 0)
  return (
    <Disclosure summary={<Shown prospect={prospect} players={players} tokens={tokens} traits={traits} />}>
      <div className="-ms-7 grid grid-cols-1 gap-3">
        <TokensField
          tokens={tokens.map((owner) => players.indexOf(owner))}
          players={players.map((name, seat) => ({ key: seat, name, seat }))}
          onChange={(keys) => onTokens(keys.map((key) => players[key] as string))}
        />
        {traits.slice(known).map((trait, i) => (
          <TraitPicks
            // biome-ignore lint/suspicious/noArrayIndexKey: Traits on a tile are nothing but their place
            key={i}
            {...trait}
            onArrows={(arrows) => onTraits(traits.with(known + i, { ...trait, arrows }))}
            onPoints={(points) => onTraits(traits.with(known + i, { ...trait, points }))}
          />
        ))}
        {traits.length < most ? (
          <Button
            kind="quiet"
            className="-ms-2 justify-self-start text-start"
            icon={<Icon of={Plus} />}
            onClick={() => onTraits([...traits, { arrows: 1, points: 1 }])}
          >
            One Trait more lies face up
          </Button>
        ) : null}
      </div>
    </Disclosure>
  )
}

/** The tile in small. */
const Shown = (props: Pick<TileProps, 'prospect' | 'tokens' | 'traits'> & { players: readonly string[] }) => (
  <span className="flex flex-wrap items-center gap-x-2">
    <bdi className="min-w-20 break-words">{props.prospect}</bdi>
    {props.tokens.map((owner, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens on a tile are nothing but their owner
      <Piece key={i} name={owner} seat={props.players.indexOf(owner)} />
    ))}
    {props.tokens.length ? <span className="sr-only">{tokensWords(props.tokens)}</span> : null}
    {props.traits.map((trait, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: Traits on a tile are nothing but their place
      <TraitMark key={i} {...trait} />
    ))}
  </span>
)
