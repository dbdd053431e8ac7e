import { CROWN_MARK, NumeralArt } from '@/components/ui/card-art'
import { cardsOf, type Edition, effectWords, viewCard } from '@/machines/love-letter'
import { PrintedCard } from './printed-card'

/** Every card of the edition: value, name, copies, and what it does in five words. */
export function ListCard({ of: edition }: { of: Edition }) {
  return (
    <PrintedCard title={edition.name}>
      <ul className="grid flex-1 auto-rows-fr divide-y-[length:calc(0.12*var(--u))] divide-current">
        {cardsOf(edition).map((card) => {
          const { id, name, numeral, copies } = viewCard(edition.id, card)
          return (
            <li key={id} className="grid grid-cols-[calc(6.5*var(--u))_1fr_auto] items-center">
              <svg viewBox="0 0 10 10" aria-hidden className="size-[calc(5*var(--u))] text-accent">
                <NumeralArt
                  of={numeral ?? CROWN_MARK}
                  x={numeral ? 0 : 0.6}
                  y={8.6}
                  size={numeral ? 10 : 9}
                />
              </svg>
              <span>
                <span className="voice block text-[length:calc(3.2*var(--u))] leading-[1.1]">{name}</span>
                <span className="block leading-[1.15]">{effectWords(edition, card)}</span>
              </span>
              <span className="voice self-start pt-[calc(0.9*var(--u))] lining-nums">×{copies}</span>
            </li>
          )
        })}
      </ul>
    </PrintedCard>
  )
}
