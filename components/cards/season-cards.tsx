import { seasonRulingHref } from '@/components/lookup/ruling-href'
import { Link } from '@/components/ui/link'
import { CARDS, cardWords } from '@/machines/high-society'
import { KNOWN, NAMED_ONLY } from './season-known'

export interface SeasonCardsProps {
  /** The question of each ruling that a card leads to. */
  readonly questions: Readonly<Record<string, string>>
}

/** The Dance cards that the rulebook speaks of: what each does, and what people ask about it. */
export function SeasonCards({ questions }: SeasonCardsProps) {
  return (
    <ul className="border-b border-line">
      {KNOWN.map(({ numbers, rulings }) => {
        const { name, text } = cardWords(numbers[0] as number, {})
        return (
          <li
            key={name}
            id={`card-${numbers[0]}`}
            className="grid scroll-mt-6 gap-x-6 gap-y-3 border-t border-line py-6 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <p className="flex items-start gap-2">
              {numbers.map((number) => (
                <Numbered key={number} number={number} />
              ))}
            </p>
            <div>
              <h2 className="text-question">{name}</h2>
              <p className="prose mt-1">{text}</p>
              <ul className="mt-2">
                {rulings.map((id) => (
                  <li key={id}>
                    <Link href={seasonRulingHref(id)} className="inline-block py-1.5 text-small">
                      {questions[id]}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** A card of which only the number is ours to draw. */
function Numbered({ number, isKnown = true }: { number: number; isKnown?: boolean }) {
  return (
    <svg viewBox="0 0 63 88" role="img" className="block w-16">
      <title>{`Card ${number}`}</title>
      <rect
        x="0.6"
        y="0.6"
        width="61.8"
        height="86.8"
        rx="4.5"
        className={isKnown ? 'fill-card stroke-edge' : 'fill-none stroke-line-2'}
        strokeWidth="1"
        strokeDasharray={isKnown ? undefined : '3 2.2'}
      />
      <text
        x="31.5"
        y="54"
        textAnchor="middle"
        className={isKnown ? 'voice fill-accent text-[30px]' : 'voice fill-ink-2 text-[30px]'}
      >
        {number}
      </text>
    </svg>
  )
}

const known = KNOWN.flatMap(({ numbers }) => numbers)
const unknown = Array.from({ length: CARDS }, (_, at) => at + 1).filter((number) => !known.includes(number))

/** The cards of which nothing is told, and what a table does about them. */
export function UnknownCards() {
  return (
    <section aria-labelledby="unknown" className="py-10">
      <h2 id="unknown" className="text-[1.75rem] leading-tight">
        The other {unknown.length}
      </h2>
      <p className="prose mt-2">
        What the cards {unknown.slice(0, -1).join(', ')} and {unknown.at(-1)} say stands on the cards and
        nowhere else. The rulebook mentions three of them by name, {NAMED_ONLY.slice(0, -1).join(', ')} and{' '}
        {NAMED_ONLY.at(-1)}, and gives neither their numbers nor their words.
      </p>
      <p className="prose mt-4">
        So Parlour does not know them either, and invents nothing. When one of them is laid, you tell the
        referee once what your card says, in its own plain form. From then on it plays the card with you, and
        remembers it on this device.
      </p>
      <ul aria-hidden className="mt-6 grid max-w-144 grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {unknown.map((number) => (
          <li key={number} className="[&>svg]:w-full">
            <Numbered number={number} isKnown={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
