import { type Edition, referenceParts } from '@/machines/love-letter'
import { PrintedCard } from './printed-card'
import { TokensToWin } from './tokens-to-win'

/** A turn, protection, the end of a round, and how many tokens win. */
export function RoundCard({ of: edition }: { of: Edition }) {
  return (
    <PrintedCard title="Turn and round">
      <dl className="flex flex-1 flex-col justify-between py-[calc(1*var(--u))]">
        {referenceParts(edition).map(({ title, lines }) => (
          <div key={title}>
            <dt className="voice text-[length:calc(2.9*var(--u))] leading-[1.15]">{title}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <TokensToWin of={edition} />
    </PrintedCard>
  )
}
