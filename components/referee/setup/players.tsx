'use client'

import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { doubled, isAlike, playersOf, type Row } from './form'
import { PlayerRow } from './player-row'
import { added, LEAST_ROWS, moved, named, removed } from './rows'

export interface PlayersProps {
  readonly rows: readonly Row[]
  readonly most: number
  readonly onChange: (rows: Row[]) => void
}

/** Who sits where. Moving and removing leave the focus where the hand is. */
export function Players({ rows, most, onChange }: PlayersProps) {
  const list = useRef<HTMLOListElement>(null)
  const players = playersOf(rows)
  const twice = doubled(players)
  /** Focus follows a row once React has put it in its place. */
  const focus = (at: number, which: string) =>
    requestAnimationFrame(() =>
      list.current?.children[at]?.querySelector<HTMLElement>(which)?.focus({ preventScroll: false }),
    )
  const move = (at: number, by: -1 | 1) => {
    onChange(moved(rows, at, by))
    focus(at + by, by < 0 ? 'button' : 'button:nth-of-type(2)')
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol ref={list} className="grid grid-cols-1 gap-2">
        {rows.map(({ key, name }, at) => (
          <li key={key}>
            <PlayerRow
              place={at + 1}
              name={name}
              called={players[at] as string}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              isDoubled={twice !== null && isAlike(players[at] as string, twice)}
              onName={(typed) => onChange(named(rows, at, typed))}
              onMove={(by) => move(at, by)}
              onRemove={
                rows.length > LEAST_ROWS
                  ? () => {
                      onChange(removed(rows, at))
                      focus(Math.min(at, rows.length - 2), 'input')
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {rows.length < most ? (
        <Button
          kind="quiet"
          className="-ms-2 justify-self-start"
          icon={<Icon of={Plus} />}
          onClick={() => {
            onChange(added(rows))
            focus(rows.length, 'input')
          }}
        >
          Add a player
        </Button>
      ) : null}
    </div>
  )
}
