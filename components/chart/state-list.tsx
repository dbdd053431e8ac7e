import { chartMap, type MapArrow, type MapState, type StateName, stateWords } from '@/machines/love-letter'

/** The whole statechart in words: every state, what it is, and where it leads. */
export function StateList({ at = null }: { at?: StateName | null }) {
  const { states, arrows, anywhere } = chartMap()
  return (
    <>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {states.map((state) => (
          <State
            key={state.id}
            state={state}
            arrows={arrows.filter(({ from }) => from === state.id)}
            isHere={state.id === at}
          />
        ))}
      </ul>
      <p className="mt-6 text-small text-ink-2">
        From anywhere a repair of the table (
        {anywhere.events.map((event) => event.replace('table.', '')).join(', ')}) leads back to{' '}
        {stateWords(anywhere.to as StateName)}, and from there to what is due.
      </p>
    </>
  )
}

type StateProps = { state: MapState; arrows: readonly MapArrow[]; isHere: boolean }

function State({ state: { id, name, parent, description }, arrows, isHere }: StateProps) {
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
        {parent ? ` Part of ${stateWords(parent as StateName)}.` : ''}
      </p>
      <ul className="mt-1 text-small text-ink-2">
        {arrows.map((arrow) => (
          <li key={`${arrow.to} ${arrow.on} ${arrow.when}`}>{wayWords(arrow)}</li>
        ))}
      </ul>
    </li>
  )
}

function wayWords({ to, on, when }: MapArrow): string {
  const why = [on ? `when the table reports “${on}”` : null, when ? `if: ${when}` : null].filter(Boolean)
  return `→ ${stateWords(to as StateName)}${why.length ? `, ${why.join(', ')}` : ''}`
}
