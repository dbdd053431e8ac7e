import { presentPosition } from '@/components/referee/position/draft'
import {
  certainHand,
  editions,
  now,
  type Position,
  type Session,
  type Situation,
  situationOf,
} from '@/machines/love-letter'

const isReported = ({ log }: Session) => log.steps.some(({ isImplied }) => !isImplied)

/** The hands that everything told so far proves. */
function withProvedHands(session: Session, position: Position): Position {
  const { beliefs } = now(session).context
  const hands = position.hands.map((hand, seat) => certainHand(beliefs, seat, position.turn, hand.length))
  return { ...position, hands }
}

/**
 * The table of a session as it lies now, for somebody to ask about. `hands`: as far as they are proved; otherwise only
 * what lies open. Null before the first deal.
 */
export function situationIn(session: Session, hands: 'hands' | 'open'): Situation | null {
  const { table } = now(session).context
  if (hands === 'hands' && !isReported(session)) return situationOf(session.head)
  if (!table.round || table.result) return null
  const goal = editions[table.edition].goal[table.players.length] ?? table.goal
  // A table that agreed on another goal may have more tokens than a situation counts.
  const tokens = table.tokens.every((n) => n < goal) ? table.tokens : table.tokens.map(() => 0)
  const position = presentPosition(session)
  return {
    table: { ...table, goal, tokens, round: null, result: null },
    position: hands === 'hands' ? withProvedHands(session, position) : position,
  }
}
