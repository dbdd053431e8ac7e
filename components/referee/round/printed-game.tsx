import type { Play } from '@/components/share/bg-stats'
import { PrintedLog, type PrintedStep } from '@/components/share/printed-log'
import {
  called,
  editions,
  follows,
  gameWinners,
  headline,
  type Table,
  tableBefore,
} from '@/machines/love-letter'
import type { Referee } from '../use-referee'
import { wordsOf } from './place'
import { roundsOf, type Stretch, turnsOf } from './turns'

/** How a game of Love Letter ended, in tokens. */
export function playOf(table: Table): Play {
  const winners = gameWinners(table)
  return {
    name: editions[table.edition].name,
    ruleset: table.edition,
    players: table.players.map((player, seat) => ({
      name: called(player, seat),
      score: table.tokens[seat] ?? 0,
      isWinner: winners.includes(seat),
    })),
  }
}

type Shown = Pick<Referee, 'session' | 'snapshot' | 'phase' | 'saved'>

/** A turn in one entry; that a card was drawn is no news. */
function entry({ session, snapshot }: Shown, { from, to }: Stretch): PrintedStep[] {
  const steps = session.log.steps.slice(from, to).map((step, i) => ({ ...step, at: from + i }))
  const after = (at: number) =>
    at + 1 < session.log.steps.length ? tableBefore(session, at + 1) : snapshot.context.table
  const words = steps.flatMap(({ isImplied, at }) => (isImplied ? [] : [wordsOf(session, at)])).join('; ')
  const followed = steps
    .flatMap(({ event, at }) => follows(tableBefore(session, at), event, after(at)))
    .join(' ')
  return words ? [{ words, followed }] : []
}

/** A game of Love Letter on paper: who played, how it stands, and every turn. */
export function PrintedGame({ referee }: { referee: Shown }) {
  const { session, snapshot, phase, saved } = referee
  const { table } = snapshot.context
  const standing = playOf(table).players.map(({ name, score }) => `${name} ${score}`)
  return (
    <PrintedLog
      title={headline(table, phase)}
      lead={`${editions[table.edition].name}, to ${table.goal} tokens. ${standing.join(', ')}.`}
      begunAt={saved.createdAt}
      parts={() =>
        roundsOf(session).map((round) => ({
          title: `Round ${round.number}`,
          steps: turnsOf(session, round).flatMap((turn) => entry(referee, turn)),
        }))
      }
    />
  )
}
