import { Tokens } from '@/components/table/tokens'
import { type ScoreSheet, standing } from '@/machines/love-letter'

/** Everybody in seat order with their tokens; who has won is said. */
export function Standings({ sheet }: { sheet: ScoreSheet }) {
  const { tokens, winners } = standing(sheet)
  return (
    <ul aria-label="Players" className="border-y border-line">
      {sheet.players.map((name, seat) => (
        <li key={name} className="flex min-h-12 items-center gap-3 border-line py-2 [&+li]:border-t">
          <bdi className="min-w-0 flex-1 break-words font-semibold">{name}</bdi>
          {winners.includes(seat) ? <em className="text-small text-accent">has won</em> : null}
          <span className="text-small text-ink-2">
            <Tokens won={tokens[seat] ?? 0} goal={sheet.goal} />
          </span>
        </li>
      ))}
    </ul>
  )
}
