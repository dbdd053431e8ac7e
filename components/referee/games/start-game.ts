import { preferred } from '@/components/ui/preferences'
import { editions, now, openSession, type Session, tell } from '@/machines/love-letter'
import { keepForGood, rememberNames, saveGame } from '../../storage'
import { newId } from '../new-id'
import { newGame } from '../saved-game'
import { type GameSummary, summaryOf } from '../summary'

/** Saves a game that begins, and says what the list shows of it. Names that the app made up are not worth remembering. */
export async function startGame(session: Session, typed: readonly string[]): Promise<GameSummary> {
  const createdAt = new Date().toISOString()
  const settings = { awake: preferred('awake') === 'on', couldHold: preferred('hold') === 'on' }
  const begun = newGame(session, newId(), createdAt)
  const game = { ...begun, settings: { ...begun.settings, ...settings } }
  const summary = summaryOf(game, session)
  await saveGame(game, summary)
  if (typed.length) await rememberNames(typed, createdAt)
  // The browser may take its time to answer, and asks the person in some.
  void keepForGood()
  return summary
}

/** Another game for the same people, at the same goal and with the same rulings. */
export function sameAgain(session: Session): Session | null {
  const { table } = now(session).context
  const { ruleset, rulings } = session.head
  const opened = openSession({ ruleset, players: table.players, ...(rulings && { rulings }) })
  if ('rule' in opened) return null
  return withGoal(opened, table.goal)
}

/** The table plays to this many tokens, where that is not the usual number. */
export function withGoal(session: Session, goal: number | null): Session {
  const { table } = now(session).context
  const usual = editions[table.edition].goal[table.players.length]
  if (goal === null || goal === usual) return session
  const told = tell(session, { type: 'table.goal', tokens: goal })
  return told.fault ? session : told.session
}
