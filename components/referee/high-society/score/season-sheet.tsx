import { Piece } from '@/components/season/piece'
import { Ring } from '@/components/season/ring'
import {
  howItStands,
  plus,
  type ScoreLine,
  type Season,
  scoreLines,
  signed,
  stillOpen,
  viewSeason,
} from '@/machines/high-society'

/** What every player’s Match is worth as it stands, part by part; who wins so, and why; and what may still change. */
export function SeasonSheet({ season }: { season: Season }) {
  const { leader, isOver } = viewSeason(season)
  const open = stillOpen(season)
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* With very large text the columns are wider than a phone. */}
      <div className="overflow-x-auto">
        <table className="w-full border-b border-line lining-nums tabular-nums">
          <caption className="sr-only">{isOver ? 'The score' : 'The score as it stands now'}</caption>
          <thead>
            <tr className="align-bottom text-tiny text-ink-2">
              <th scope="col" className="w-full min-w-24 pb-1 text-start font-normal">
                Player
              </th>
              {['Prestige', 'Traits', 'Love', 'Total'].map((part) => (
                <th key={part} scope="col" className="ps-2 pb-1 text-end sm:ps-3 font-normal">
                  {part}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scoreLines(season).map((line, seat) => (
              <Line
                key={line.player}
                line={line}
                seat={seat}
                points={line.prospect === null ? [] : pointsOn(season, line.prospect)}
                place={line.player === leader ? (isOver ? 'wins' : 'leads') : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p>{howItStands(season)}</p>
      {open.length > 0 ? (
        <div className="text-small text-ink-2">
          <p className="font-medium">What may still change</p>
          <ul className="mt-1 list-disc ps-5">
            {open.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

const pointsOn = ({ tiles }: Season, prospect: string): number[] =>
  tiles[prospect]?.traits.map(({ points }) => points) ?? []

interface LineProps {
  readonly line: ScoreLine
  readonly seat: number
  /** Of each Trait face up. */
  readonly points: readonly number[]
  readonly place: 'wins' | 'leads' | null
}

const part = 'ps-2 sm:ps-3 py-2 text-end align-top'

function Line({ line, seat, points, place }: LineProps) {
  const { player, prospect, prestige, love, total } = line
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pe-1 text-start align-top font-normal">
        <span className="flex items-start gap-2">
          <Piece name={player} seat={seat} className="mt-0.5 size-5" />
          <span className="min-w-0">
            <bdi className="font-semibold [overflow-wrap:anywhere]">{player}</bdi>
            {place ? <em className="ms-2 text-small text-accent">{place}</em> : null}
            <span className="flex items-center gap-1 text-small text-ink-2">
              {prospect === null ? 'single' : <Ring isLove={love === 1} className="size-4" />}
              <bdi className="[overflow-wrap:anywhere]">{prospect}</bdi>
            </span>
          </span>
        </span>
      </th>
      {total === null ? (
        <td colSpan={4} className={`${part} text-small text-ink-2`}>
          no score
        </td>
      ) : (
        <>
          <td className={part}>{prestige}</td>
          <td className={part}>{points.length ? points.map(plus).join(' ') : 0}</td>
          <td className={part}>{plus(love)}</td>
          <td className={`${part} voice text-lead leading-6 text-accent`}>{signed(total)}</td>
        </>
      )}
    </tr>
  )
}
