import { Choice, Choices } from '@/components/ui/choice'
import { called, type Seat } from '@/machines/love-letter'

export interface WhoProps {
  readonly label: string
  readonly players: readonly string[]
  readonly seats: readonly Seat[]
  readonly note?: (seat: Seat) => string | null
  readonly onPick: (seat: Seat) => void
}

/** Which player it is about. */
export function Who({ label, players, seats, note, onPick }: WhoProps) {
  return (
    <Choices label={label}>
      {seats.map((seat) => (
        <Choice
          key={seat}
          title={called(players[seat] as string, seat)}
          note={note?.(seat) ?? undefined}
          onPick={() => onPick(seat)}
        />
      ))}
    </Choices>
  )
}
