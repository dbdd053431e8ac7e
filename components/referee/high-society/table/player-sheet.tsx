import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { list } from '@/machines/core'
import {
  BUILT_IN,
  cardSaid,
  cardWords,
  isolate,
  type PlayerView,
  type Season,
  scoreLines,
} from '@/machines/high-society'

export interface PlayerSheetProps {
  readonly season: Season
  /** Null while nobody is looked at. */
  readonly player: PlayerView | null
  readonly onClose: () => void
  /** What this card says is entered, or told otherwise. */
  readonly onCard: (card: number) => void
}

/** A player in words: the card laid and what it says, tokens, and what their Match is worth as it stands. */
export function PlayerSheet({ season, player, onClose, onCard }: PlayerSheetProps) {
  return (
    <Sheet
      open={player !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="fit"
      title={<bdi>{player?.name}</bdi>}
    >
      {player ? (
        <div className="grid grid-cols-1 gap-4">
          {player.card === null ? null : <LaidCard season={season} card={player.card} onCard={onCard} />}
          <ul className="grid grid-cols-1 gap-2">
            {lines(season, player).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Sheet>
  )
}

function LaidCard({ season, card, onCard }: Pick<PlayerSheetProps, 'season' | 'onCard'> & { card: number }) {
  const names = { players: season.players, prospects: season.ladder }
  const { text, printed, from } = cardWords(card, season.book, names)
  return (
    <div className="border-s-3 border-accent ps-3">
      <p className="font-medium">Laid {cardSaid(season.book, card)}</p>
      <p className="text-small">{text}</p>
      {printed ? <p className="text-small text-ink-2">{printed}</p> : null}
      {BUILT_IN.includes(card) ? null : (
        <Button kind="quiet" className="-ms-2 text-small" onClick={() => onCard(card)}>
          {from === 'book' ? 'Change what it says' : 'Enter what it says'}
        </Button>
      )}
    </div>
  )
}

function lines(season: Season, { name, supply, hand, match, partner, isProtected, siblings }: PlayerView) {
  const worth = scoreLines(season).find(({ player }) => player === name)
  return [
    ...(partner === null ? [] : [`Dances with ${isolate(partner)}.`]),
    ...(isProtected ? ['Protected: cannot be caught in a scandal.'] : []),
    match
      ? `${match.love ? 'A Love Match' : 'A Match'} with ${isolate(match.prospect)}. ${worth?.words ?? ''}.`
      : `Single, with ${supply} of 4 tokens at home.`,
    `${hand === 1 ? 'One card' : `${hand} cards`} in hand.`,
    ...(siblings.length ? [`Brothers and sisters: ${list(siblings.map(isolate))}.`] : []),
  ]
}
