import { cardHref } from '@/components/cards/card-onward'
import { CROWN_MARK, NumeralArt } from '@/components/ui/card-art'
import { Link } from '@/components/ui/link'
import { cardsOf, type Edition, effectWords, referenceParts, viewCard } from '@/machines/love-letter'
import { TokensToWin } from './tokens-to-win'

/** Every card of the edition on the screen, each with the way to its page. */
export function CardSummary({ of: edition }: { of: Edition }) {
  return (
    <table className="w-full max-[18rem]:wrap-anywhere">
      <caption className="sr-only">The cards of {edition.name}</caption>
      <thead className="sr-only">
        <tr>
          {['Value', 'Card, and what it does', 'Copies'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cardsOf(edition).map((card) => {
          const { id, name, numeral, copies } = viewCard(edition.id, card)
          return (
            <tr key={id} className="border-t border-line">
              <td className="w-14 text-accent">
                <svg viewBox="0 0 10 10" aria-hidden className="size-9">
                  <NumeralArt of={numeral ?? CROWN_MARK} x={0} y={8.6} size={numeral ? 10 : 9} />
                </svg>
                <span className="sr-only">{numeral ?? 'none'}</span>
              </td>
              <th scope="row" className="py-1 text-start font-normal">
                <Link
                  href={cardHref(card)}
                  className="group flex min-h-12 flex-col justify-center py-1 leading-snug text-ink no-underline"
                >
                  <span className="voice text-lead leading-snug group-hover:underline">{name}</span>
                  <span className="text-ink-2">{effectWords(edition, card)}</span>
                </Link>
              </th>
              <td className="voice w-12 text-end text-lead text-ink-2 lining-nums">
                <span aria-hidden>×</span>
                {copies}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The round in short, on the screen. */
export function RoundSummary({ of: edition }: { of: Edition }) {
  return (
    <div className="grid content-start gap-6">
      <dl className="grid gap-4">
        {referenceParts(edition).map(({ title, lines }) => (
          <div key={title}>
            <dt className="voice text-lead">{title}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <TokensToWin of={edition} />
    </div>
  )
}
