import { type Table, whyEnded } from '@/machines/love-letter'

/** Why the round ended and what it gave. The tokens themselves lie on the table above. */
export function RoundEnd({ table }: { table: Table }) {
  return table.result ? <p className="font-serif text-lead">{whyEnded(table)}</p> : null
}
