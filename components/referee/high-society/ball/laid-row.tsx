import { Piece } from '@/components/season/piece'
import { cx } from '@/components/ui/cx'
import { own } from '@/machines/core'
import { cardName, type Season } from '@/machines/high-society'

export interface LaidRowProps {
  readonly season: Season
  readonly players: readonly string[]
  readonly played: Readonly<Record<string, number | null>>
  /** Whose card is told next. */
  readonly active: string | null
  readonly onPlayer: (player: string) => void
}

/** What each has laid so far; a tap on a player tells theirs again. */
export function LaidRow({ season, players, played, active, onPlayer }: LaidRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the question already is
    <div
      role="group"
      aria-label="Cards laid"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,48%),1fr))] gap-1.5"
    >
      {players.map((player) => {
        const card = own(played, player)
        const name = card ? cardName(season.book, card) : null
        return (
          <button
            key={player}
            type="button"
            aria-current={player === active || undefined}
            onClick={() => onPlayer(player)}
            className={cx(
              'flex min-h-12 min-w-0 items-center gap-2 rounded-ui border px-2 text-start',
              player === active ? 'border-accent bg-accent-soft outline-1 outline-accent' : 'border-line-2',
            )}
          >
            <Piece name={player} seat={season.players.indexOf(player)} className="size-6" />
            <span className="min-w-0 flex-1 leading-tight">
              <bdi className="block truncate font-medium">{player}</bdi>
              {name ? <span className="block truncate text-tiny text-ink-2">{name}</span> : null}
            </span>
            <span className="voice text-lead text-accent lining-nums">
              {card === undefined ? <span className="text-ink-2">–</span> : (card ?? 'none')}
              {card === undefined ? <span className="sr-only">not told</span> : null}
            </span>
          </button>
        )
      })}
    </div>
  )
}
