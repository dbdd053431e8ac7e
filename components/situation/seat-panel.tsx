import { useEffect, useId, useRef, useState } from 'react'
import { isDrawn, withDrawn, withOut, withProtected, withTurn } from '@/components/referee/position/draft'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { isolate, type Position, type Seat, type Situation } from '@/machines/love-letter'
import { withName, withPosition } from './change'
import { SeatCards } from './seat-cards'

export interface SeatPanelProps {
  readonly situation: Situation
  readonly seat: Seat
  readonly onChange: (situation: Situation) => void
  readonly onClose: () => void
}

type Standing = 'in' | 'protected' | 'out'
type Turn = 'no' | 'draws' | 'drawn'

/** Everything about one player: turn, standing, cards, name. */
export function SeatPanel({ situation, seat, onChange, onClose }: SeatPanelProps) {
  const { table, position } = situation
  const name = table.players[seat] as string
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const change = (next: Position) => onChange(withPosition(situation, next))
  const isOut = position.out[seat] ?? false
  return (
    <section
      aria-labelledby={id}
      className="grid scroll-mt-4 grid-cols-1 gap-4 border-b border-line bg-sunk px-4 pt-3 pb-5"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className="flex items-center justify-between gap-4">
        <h3 id={id} ref={heading} tabIndex={-1} className="min-w-0 text-question">
          <bdi className="break-words">{name}</bdi>
        </h3>
        <Button onClick={onClose}>Done</Button>
      </header>
      <SeatCards situation={situation} seat={seat} onChange={onChange} />
      {isOut ? null : (
        <Segmented<Turn>
          label={`${isolate(name)}’s turn?`}
          options={[
            { value: 'no', label: 'No' },
            { value: 'draws', label: 'To draw' },
            { value: 'drawn', label: 'Has drawn' },
          ]}
          value={turnOf(position, seat)}
          onChange={(to) => change(withTurnOf(position, seat, to))}
        />
      )}
      <Segmented<Standing>
        label={`How does ${isolate(name)} stand?`}
        options={[
          { value: 'in', label: 'In' },
          ...(seat === position.turn ? [] : [{ value: 'protected' as const, label: 'Protected' }]),
          { value: 'out', label: 'Out' },
        ]}
        value={isOut ? 'out' : position.protected[seat] ? 'protected' : 'in'}
        onChange={(to) =>
          change(withProtected(withOut(position, seat, to === 'out'), seat, to === 'protected'))
        }
      />
      <NameField situation={situation} seat={seat} onChange={onChange} />
    </section>
  )
}

const turnOf = (position: Position, seat: Seat): Turn =>
  seat !== position.turn ? 'no' : isDrawn(position) ? 'drawn' : 'draws'

/** Somebody is always on turn: it passes to the next who is still in. */
function withTurnOf(position: Position, seat: Seat, to: Turn): Position {
  if (to !== 'no') return withDrawn(withTurn(position, seat), to === 'drawn')
  const { out } = position
  const next = [...out.keys()].map((more) => (seat + 1 + more) % out.length).find((other) => !out[other])
  return next === undefined ? position : withDrawn(withTurn(position, next), isDrawn(position))
}

function NameField({ situation, seat, onChange }: Omit<SeatPanelProps, 'onClose'>) {
  const [typed, setTyped] = useState(situation.table.players[seat] as string)
  const isTaken = withName(situation, seat, typed) === null
  return (
    <Field
      label="Name"
      maxLength={40}
      value={typed}
      {...(isTaken && { problem: 'Somebody else has this name.' })}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const named = withName(situation, seat, value)
        if (named) onChange(named)
      }}
    />
  )
}
