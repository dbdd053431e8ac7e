import type { Play } from '@/components/share/bg-stats'
import { PrintedLog } from '@/components/share/printed-log'
import { own } from '@/machines/core'
import { follows, headline, type Season, scores, seasonBefore, winners } from '@/machines/high-society'
import { playedCards } from '../gossips'
import type { SeasonReferee } from '../use-season'
import { ballsOf, wordsOf } from './balls'

/** How a season ended; whoever is not engaged has no score. */
export function playOf(season: Season): Play {
  const counted = scores(season)
  const best = winners(season)
  return {
    name: 'Bridgerton: The High Society Game',
    ruleset: 'high-society',
    players: season.players.map((name) => ({
      name,
      score: own(counted, name) ?? null,
      isWinner: best.includes(name),
    })),
  }
}

/** A season on paper: who played, how it ended, and every step by its Ball. */
export function PrintedSeason({ referee: { session, season, saved } }: { referee: SeasonReferee }) {
  const { steps } = session.log
  const played = playedCards(session, saved.settings.gossips)
  const counted = playOf(season).players.map(({ name, score }) =>
    score === null ? name : `${name} ${score}`,
  )
  return (
    <PrintedLog
      title={headline(season)}
      lead={`Bridgerton: The High Society Game. ${season.isOver ? counted.join(', ') : season.players.join(', ')}.`}
      begunAt={saved.createdAt}
      parts={() =>
        ballsOf(session).map(({ number, from, to }) => ({
          title: `Ball ${number}`,
          steps: steps.slice(from, to).map(({ event, after }, i) => ({
            words: wordsOf(session, from + i, played),
            followed: follows(seasonBefore(session, from + i), event, after.snapshot.context.season).join(
              ' ',
            ),
          })),
        }))
      }
    />
  )
}
