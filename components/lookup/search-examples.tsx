import type { GameId } from './search-games'

interface Dispute {
  readonly says: string
  readonly asks: string
}

export interface SearchExamplesProps {
  readonly games: readonly {
    readonly id: GameId
    readonly name: string
    readonly disputes: readonly Dispute[]
  }[]
}

/** Disputes as they sound at the tables of each game: each asks the field above. */
export function SearchExamples({ games }: SearchExamplesProps) {
  return (
    <section aria-labelledby="heard" className="pt-5 pb-8">
      <h2 id="heard" className="text-lead">
        Heard at the table
      </h2>
      <div className="mt-2 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {games.map(({ id, name, disputes }) => (
          <div key={id} data-ruleset={id}>
            <h3 className="font-sans text-small font-medium tracking-normal text-accent">{name}</h3>
            <Disputes of={id} disputes={disputes} />
          </div>
        ))}
      </div>
    </section>
  )
}

const Disputes = ({ of, disputes }: { of: GameId; disputes: readonly Dispute[] }) => (
  <ul>
    {disputes.map(({ says, asks }) => (
      <li key={asks} className="border-t border-line first:border-t-0">
        <a
          href={`#q=${encodeURIComponent(asks)}&in=${of}`}
          className="flex min-h-14 items-center py-2 font-serif text-lead leading-snug text-ink italic no-underline hover:text-accent hover:underline"
        >
          “{says}”
        </a>
      </li>
    ))}
  </ul>
)
