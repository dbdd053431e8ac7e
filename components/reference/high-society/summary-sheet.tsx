import { KNOWN } from '@/components/cards/season-known'
import { cardWords, referenceParts } from '@/machines/high-society'
import { Leaf } from './leaf'

/** The whole game on one page: to lie in the box. */
export const SummarySheet = () => (
  <Leaf title="A season at a glance">
    <dl className="columns-2 gap-[calc(10*var(--u))] text-[length:calc(4*var(--u))]">
      {referenceParts().map(({ title, lines }) => (
        <div key={title} className="mb-[calc(4.5*var(--u))] break-inside-avoid">
          <dt className="voice text-[length:calc(5.2*var(--u))] leading-[1.25]">{title}</dt>
          {lines.map((line) => (
            <dd key={line} className="mt-[calc(1*var(--u))]">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
    <p className="voice mt-[calc(1*var(--u))] border-t-[length:calc(0.2*var(--u))] border-current pt-[calc(3*var(--u))] text-[length:calc(5.2*var(--u))] leading-[1.25]">
      The Dance cards that the rulebook speaks of
    </p>
    <dl className="mt-[calc(2.5*var(--u))] grid text-[length:calc(4*var(--u))] gap-[calc(2*var(--u))]">
      {KNOWN.map(({ numbers }) => {
        const { name, text } = cardWords(numbers[0] as number, {})
        return (
          <div key={name} className="grid grid-cols-[calc(42*var(--u))_1fr] gap-[calc(3*var(--u))]">
            <dt className="font-semibold lining-nums">
              {numbers.join(', ')}. {name}
            </dt>
            <dd>{text}</dd>
          </div>
        )
      })}
    </dl>
  </Leaf>
)
