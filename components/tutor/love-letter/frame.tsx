import { Table } from '@/components/table/table'
import type { FrameView } from './frames'

export interface FrameProps {
  readonly of: FrameView
  /** Hands face up where they are known; otherwise every hand shows its backs. */
  readonly open: boolean
  /** The same table at other moments: each row keeps the room that the fullest of them needs. */
  readonly beside?: readonly FrameView[]
}

/** A table at one moment with the cards in everybody's hands. It draws on the server as well, and runs nothing. */
export function Frame({ of, open, beside = [] }: FrameProps) {
  const { view, acting, faceUp, hands } = of
  return (
    <Table
      view={view}
      acting={acting}
      faceUp={faceUp}
      hands={open ? hands : hands.map((hand) => hand.map(() => null))}
      rooms={view.seats.map(({ seat }) => roomFor(seat, [of, ...beside]))}
    />
  )
}

/** The most that one seat ever shows. */
function roomFor(at: number, frames: readonly FrameView[]) {
  const seats = frames.map(({ view }) => view.seats[at])
  return {
    cards: Math.max(...seats.map((seat) => (seat?.discards.length ?? 0) + (seat?.shown ? 1 : 0))),
    isProtected: seats.some((seat) => seat?.isProtected),
  }
}
