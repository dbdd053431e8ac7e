import { NamedRows } from './named-rows'
import { playersOf, type Row } from './names'
import { LEAST_ROWS } from './rows'

export interface PlayersProps {
  readonly rows: readonly Row[]
  readonly most: number
  readonly onChange: (rows: Row[]) => void
}

/** Who sits where. */
export function Players({ rows, most, onChange }: PlayersProps) {
  return (
    <NamedRows
      rows={rows}
      called={playersOf(rows)}
      word="Player"
      least={LEAST_ROWS}
      most={most}
      blank={{ name: '' }}
      onChange={onChange}
    />
  )
}
