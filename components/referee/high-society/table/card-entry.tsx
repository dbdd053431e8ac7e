import { own } from '@/machines/core'
import type { BookCard } from '@/machines/high-society'
import { CardSheet } from '../ball/card-sheet'
import { type SeasonBook, sessionWith } from '../season-book'
import type { SeasonReferee } from '../use-season'

export interface CardEntryProps {
  readonly referee: SeasonReferee
  readonly book: SeasonBook
  /** Null while no card is entered. */
  readonly number: number | null
  readonly onClose: () => void
}

/** What a card says, entered or changed while it lies on the table. */
export function CardEntry({ referee, book, number, onClose }: CardEntryProps) {
  const { session, season } = referee
  const known = number === null ? undefined : (season.book[number] ?? book.stored?.cards[number])
  const done = (card: number, entry: BookCard) => {
    book.keepCards({ [card]: entry })
    const changed = sessionWith(session, { [card]: entry })
    if (changed) void referee.rehead(changed.head)
  }
  const played = season.ball?.played ?? {}
  return (
    <CardSheet
      number={number}
      session={session}
      player={season.players.find((player) => own(played, player) === number) ?? ''}
      value={known ?? null}
      names={{ players: season.players, prospects: season.ladder }}
      fits={(card, entry) => sessionWith(session, { [card]: entry }) !== null}
      onClose={onClose}
      onDone={done}
    />
  )
}
