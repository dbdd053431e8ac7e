import { Check, X } from 'lucide-react'
import { markOf } from '@/components/table/card-mark'
import { CardFace } from '@/components/ui/card-face'
import { Icon } from '@/components/ui/icon'
import {
  type CardAdvice,
  called,
  type Game,
  type Hand,
  privateAdvice,
  refusedHand,
  type Seat,
  viewCard,
} from '@/machines/love-letter'

export interface AdviceProps {
  readonly game: Game
  readonly seat: Seat
  readonly hand: Hand
}

/** What may be played of two cards, and on whom: by the rules and by what lies open. */
export function Advice({ game, seat, hand }: AdviceProps) {
  const refused = refusedHand(game, seat, hand)
  if (refused) return <p className="text-lead font-serif">{refused}</p>
  return (
    <ul aria-label="What you may play" className="grid grid-cols-1 gap-6">
      {privateAdvice(game, seat, hand).map((advice) => (
        <li key={advice.card} className="flex items-start gap-4">
          <OneCard game={game} advice={advice} />
        </li>
      ))}
    </ul>
  )
}

function OneCard({ game: { table }, advice }: { game: Game; advice: CardAdvice }) {
  const card = viewCard(table.edition, advice.card)
  return (
    <>
      <div className="w-18 shrink-0">
        <CardFace {...markOf(card)} size="choice" decorative barred={!advice.may} marked={advice.may} />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="flex items-center gap-2 text-lead">
          <Icon of={advice.may ? Check : X} className="text-accent" />
          {card.name}
        </h3>
        <p className="mt-1">{advice.because}</p>
        {advice.targets.length ? (
          <ul aria-label="On whom" className="mt-2 grid grid-cols-1 gap-1 text-small">
            {advice.targets.map(({ seat, may, because }) => (
              <li key={seat} className="flex items-baseline gap-2">
                <Icon of={may ? Check : X} className={may ? 'translate-y-1' : 'translate-y-1 text-ink-2'} />
                <span className="min-w-0">
                  <span className="sr-only">{may ? 'May choose ' : 'May not choose '}</span>
                  <bdi className={may ? 'font-medium' : 'text-ink-2'}>
                    {called(table.players[seat] as string, seat)}
                  </bdi>
                  {because ? <span className="text-ink-2">: {because}</span> : null}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  )
}
