import { useId } from 'react'
import { Piece } from '@/components/season/piece'
import { Ring } from '@/components/season/ring'
import { tokensWords } from '@/components/season/tokens-words'
import { HiddenTrait, TraitMark } from '@/components/season/trait-mark'
import { cx } from '@/components/ui/cx'
import type { ProspectView } from '@/machines/high-society'

export interface LadderOptionProps {
  readonly prospect: ProspectView
  /** Names of all players as they sit. */
  readonly players: readonly string[]
  /** What it would come to, or why it cannot be. */
  readonly note: string | null
  readonly isBarred: boolean
  readonly onPick: () => void
}

/** A prospect as an answer: the tile as it lies, and what choosing it comes to. */
export function LadderOption({ prospect, players, note, isBarred, onPick }: LadderOptionProps) {
  const id = useId()
  const { name, prestige } = prospect
  return (
    <button
      type="button"
      data-glide={name}
      aria-disabled={isBarred || undefined}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}n ${id}l`}
      onClick={onPick}
      className={cx(
        'flex min-h-14 w-full flex-wrap items-center gap-x-2.5 rounded-ui border px-2.5 py-1 text-start',
        isBarred ? 'border-dashed border-edge text-ink-2' : 'border-edge bg-card hover:bg-accent-soft',
      )}
    >
      <span aria-hidden className="voice w-4 shrink-0 text-center text-lead text-accent lining-nums">
        {prestige}
      </span>
      <span className="min-w-0 flex-[1_1_5rem]">
        <span
          id={`${id}t`}
          className="line-clamp-2 font-serif wrap-anywhere text-base leading-5.5 font-semibold"
        >
          <bdi>{name}</bdi>
        </span>
        <span id={`${id}n`} className="block text-tiny leading-tight text-ink-2">
          {note}
        </span>
      </span>
      <span id={`${id}l`} className="ms-auto flex max-w-full flex-col items-end gap-0.5">
        <Lying prospect={prospect} players={players} />
      </span>
    </button>
  )
}

/** What lies on the tile, and beside it. */
function Lying({ prospect, players }: Pick<LadderOptionProps, 'prospect' | 'players'>) {
  const { tokens, ring, traits, hidden, dancers } = prospect
  const piece = (name: string, key: number) => (
    <Piece key={key} name={name} seat={players.indexOf(name)} className="size-4.5" />
  )
  const onTile = ring ? [ring.player] : tokens
  return (
    <>
      <span className="flex min-h-4.5 items-center gap-0.5">
        {ring ? <Ring isLove={ring.love} className="size-4.5" /> : null}
        {onTile.map(piece)}
        {onTile.length ? (
          <span className="sr-only">{ring ? `Engaged to ${ring.player}.` : tokensWords(tokens)}</span>
        ) : null}
      </span>
      <span className="flex flex-wrap items-center justify-end gap-0.5">
        {dancers.length ? (
          <span className="me-1 min-w-0 text-tiny text-ink-2 wrap-anywhere">
            <span className="sr-only">Dances with </span>
            {dancers.map((dancer, i) => (
              <span key={dancer}>
                {i ? ', ' : ''}
                <bdi>{dancer}</bdi>
              </span>
            ))}
          </span>
        ) : null}
        {traits.map((trait, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Traits lie in the order they were revealed
          <TraitMark key={i} {...trait} />
        ))}
        {Array.from({ length: hidden }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what lies face down is nothing but its place
          <HiddenTrait key={i} />
        ))}
      </span>
    </>
  )
}
