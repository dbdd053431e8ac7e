import { markOf } from '@/components/table/card-mark'
import { CardChip } from '@/components/ui/card-chip'
import { Disclosure } from '@/components/ui/disclosure'
import {
  type CardView,
  cardsOf,
  editions,
  type Game,
  holdsWords,
  now,
  type Seat,
  type Session,
  stateOf,
} from '@/machines/love-letter'
import { cardNow } from '../round/face-up'

export interface CouldHoldProps {
  readonly session: Session
  readonly seat: Seat
}

/** Every card that this player could have in hand: no more and no fewer than what was seen and said allows. */
export function CouldHold({ session, seat }: CouldHoldProps) {
  const snapshot = now(session)
  const { table } = snapshot.context
  const card = cardNow(session)
  const all = cardsOf(editions[table.edition]).map(card)
  const ids = stateOf(snapshot).holds[table.players[seat] as string] ?? []
  const possible = all.filter(({ id }) => ids.includes(id))
  return (
    <section aria-labelledby="could-hold" className="border-t border-line pt-4">
      <h3 id="could-hold" className="text-lead">
        What could they hold?
      </h3>
      <p className="mt-1 mb-3">{words(possible.length, snapshot.context, seat)}</p>
      {possible.length ? <Cards label="Could be in hand" cards={possible} /> : null}
      <p className="mt-3 text-small text-ink-2">
        This follows from what lies open and what was said aloud, and from nothing else. “Unseen” counts the
        copies that do not lie open: in hands, in the deck, or set aside.
      </p>
      <div className="mt-3">
        <Disclosure summary="All cards, and how many are unseen">
          <Cards label="Unseen cards" cards={all} />
        </Disclosure>
      </div>
    </section>
  )
}

function Cards({ label, cards }: { label: string; cards: readonly CardView[] }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-2"
    >
      {cards.map((card) => (
        <li key={card.id} className="flex items-center gap-2 text-small">
          <CardChip {...markOf(card)} />
          <span className="min-w-0 leading-tight">
            <span aria-hidden className="block font-medium">
              {card.name}
            </span>
            <span className="text-ink-2">{unseen(card)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Few cards are said in a sentence; many are better seen below it. */
function words(n: number, game: Game, seat: Seat): string {
  if (n <= 3) return holdsWords(game, seat)
  return game.table.round?.held[seat] === 2 ? 'Each of the two cards is one of these:' : 'One of these:'
}

const unseen = ({ copies, seen }: CardView) =>
  copies === seen ? 'none unseen' : `${copies - seen} of ${copies} unseen`
