import { Tokens } from '@/components/table/tokens'
import { type Table, whyEnded } from '@/machines/love-letter'

/** Why the round ended, and the tokens as they now lie: what the round gave is said beside them. */
export function RoundEnd({ table }: { table: Table }) {
  const { result, players, tokens, goal } = table
  if (!result) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-lead font-serif">{whyEnded(table)}</p>
      <ul aria-label="Tokens" className="border-y border-line">
        {players.map((name, seat) => {
          const gained = result.gained[seat] ?? 0
          return (
            <li key={name} className="flex min-h-12 items-center gap-3 border-line py-2 [&+li]:border-t">
              <bdi className="min-w-0 flex-1 truncate font-medium" title={name}>
                {name}
              </bdi>
              {gained > 0 ? <span className="text-small text-ink-2">+{gained} this round</span> : null}
              <Tokens won={tokens[seat] ?? 0} goal={goal} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
