import { useMemo, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import {
  choicesIn,
  type EditionId,
  editions,
  type Game,
  gameOf,
  type InEdition,
  inEdition,
  isAlike,
  namesFor,
  type Play,
  playedOut,
  viewCard,
} from '@/machines/love-letter'
import type { MattersProps } from './matters'
import { Comes } from './what-comes'

/** The same situation in every other edition, what differs marked. Worked out when somebody opens it. */
export function SideBySide({ situation, play }: MattersProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary="The same in the other editions" open={isOpen} onOpenChange={setOpen}>
      {isOpen ? <Editions situation={situation} play={play} /> : null}
    </Disclosure>
  )
}

function Editions({ situation, play }: MattersProps) {
  const here = situation.table.edition
  const game = useMemo(() => gameOf(situation), [situation])
  const others = useMemo(
    () =>
      (Object.keys(editions) as EditionId[])
        .filter((edition) => edition !== here)
        .map((edition) => inEdition(situation, edition)),
    [situation, here],
  )
  if (!game) return null
  const whole = play && (play.guess !== undefined || namesFor(game, play).length === 0) ? play : null
  return (
    <div className="-ms-7 grid grid-cols-1 gap-6 sm:grid-cols-2">
      {others.map((other) => (
        <div key={other.edition} data-ruleset={other.edition} className="border-t-2 border-accent pt-3">
          <h3 className="voice text-lead text-accent">{editions[other.edition].name}</h3>
          <There here={game} other={other} play={whole} />
        </div>
      ))}
    </div>
  )
}

const Mark = ({ isSame }: { isSame: boolean }) => (
  <p className="mb-2 text-small font-semibold">{isSame ? 'The same, but for names.' : 'It differs:'}</p>
)

function There({ here, other, play }: { here: Game; other: InEdition; play: Play | null }) {
  const { game, problems, edition, deck } = other
  if (!game) return <p className="mt-1 text-small text-ink-2">{problems.join(' ')}</p>
  return (
    <div className="mt-1">
      {deck === null ? null : (
        <p className="mb-2 text-small text-ink-2">With {deck} cards in the deck: it has no more.</p>
      )}
      {play ? (
        <Played here={here} there={game} play={play} />
      ) : (
        <Choices here={here} there={game} edition={edition} />
      )}
    </div>
  )
}

function Played({ here, there, play }: { here: Game; there: Game; play: Play }) {
  if (
    !editions[there.table.edition].cards[play.guess ?? play.card] ||
    !editions[there.table.edition].cards[play.card]
  )
    return <p className="text-small text-ink-2">It does not have this card.</p>
  const result = playedOut(there, play)
  return (
    <>
      <Mark isSame={isAlike(playedOut(here, play), result)} />
      <Comes result={result} edition={there.table.edition} />
    </>
  )
}

/** Which cards may be played there, and which of them only there or only here. */
function Choices({ here, there, edition }: { here: Game; there: Game; edition: EditionId }) {
  const may = (game: Game) => choicesIn(game).flatMap(({ card, barred }) => (barred ? [] : [card]))
  const [mine, theirs] = [may(here), may(there)]
  const isSame = mine.length === theirs.length && mine.every((card) => theirs.includes(card))
  const onlyThere = theirs.filter((card) => !mine.includes(card))
  const onlyHere = mine.filter((card) => !theirs.includes(card))
  const names = (cards: typeof mine, of: EditionId) => cards.map((card) => viewCard(of, card).name).join(', ')
  return (
    <>
      <Mark isSame={isSame} />
      {onlyThere.length ? <p>Only there may be played: {names(onlyThere, edition)}.</p> : null}
      {onlyHere.length ? <p>Only here may be played: {names(onlyHere, here.table.edition)}.</p> : null}
    </>
  )
}
