import type { ChartMap, MapArrow, MapState } from '@/machines/core'

/** The whole statechart in words: every state, what it is, and where it leads. */
export function StateList({ map, at = null }: { map: ChartMap; at?: string | null }) {
  const { states, arrows, anywhere } = map
  const nameOf = (id: string) => states.find((state) => state.id === id)?.name ?? id
  return (
    <>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {states.map((state) => (
          <State
            key={state.id}
            state={state}
            partOf={state.parent && nameOf(state.parent)}
            ways={arrows.filter(({ from }) => from === state.id).map((arrow) => wayWords(arrow, nameOf))}
            isHere={state.id === at}
          />
        ))}
      </ul>
      {anywhere ? (
        <p className="mt-6 text-small text-ink-2">
          From anywhere a repair of the table (
          {anywhere.events.map((event) => event.replace('table.', '')).join(', ')}) leads back to{' '}
          {nameOf(anywhere.to)}, and from there to what is due.
        </p>
      ) : null}
    </>
  )
}

type StateProps = { state: MapState; partOf: string | null; ways: readonly string[]; isHere: boolean }

function State({ state: { id, name, description }, partOf, ways, isHere }: StateProps) {
  return (
    <li
      id={`state-${id}`}
      aria-current={isHere ? 'step' : undefined}
      className="scroll-mt-6 border-s-2 border-line ps-3 target:border-accent aria-[current]:border-accent"
    >
      <h3 className="text-lead">
        {name}
        {isHere ? <span className="text-small text-accent"> — we are here</span> : null}
      </h3>
      <p className="text-small">
        {description}
        {partOf ? ` Part of ${partOf}.` : ''}
      </p>
      <ul className="mt-1 text-small text-ink-2">
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </li>
  )
}

function wayWords({ to, on, when }: MapArrow, nameOf: (id: string) => string): string {
  const why = [on ? `when the table reports “${on}”` : null, when ? `if: ${when}` : null].filter(Boolean)
  return `→ ${nameOf(to)}${why.length ? `, ${why.join(', ')}` : ''}`
}
