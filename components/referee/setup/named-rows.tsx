'use client'

import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NameLength } from './name-length'
import { doubled, isAlike, nearlyAlike, type Row } from './names'
import { PlayerRow } from './player-row'
import { added, changed, moved, removed } from './rows'

export interface NamedRowsProps<R extends Row> {
  readonly rows: readonly R[]
  /** What each row is called, where nothing is typed too. */
  readonly called: readonly string[]
  /** “Player”: each field is labelled by it and its place. */
  readonly word: string
  readonly least: number
  readonly most: number
  /** What a new row holds beside its name. */
  readonly blank: Omit<R, 'key'>
  readonly onChange: (rows: R[]) => void
  /** More of a row: beside its name where there is room. */
  readonly beside?: (row: R, at: number) => ReactNode
  /** More of a row, below its name. */
  readonly below?: (row: R, at: number) => ReactNode
}

/** Names in an order. Moving and removing leave the focus where the hand is. */
export function NamedRows<R extends Row>(props: NamedRowsProps<R>) {
  const { rows, called, word, least, most, blank, onChange, beside, below } = props
  const list = useRef<HTMLOListElement>(null)
  const twice = doubled(called)
  const alike = nearlyAlike(called)
  /** Focus follows a row once React has put it in its place. */
  const focus = (at: number, which: string) =>
    requestAnimationFrame(() =>
      list.current?.children[at]?.querySelector<HTMLElement>(which)?.focus({ preventScroll: false }),
    )
  const move = (at: number, by: -1 | 1) => {
    onChange(moved(rows, at, by))
    focus(at + by, by < 0 ? 'button' : 'button:nth-of-type(2)')
  }
  const remove = (at: number) => {
    onChange(removed(rows, at))
    focus(Math.min(at, rows.length - 2), 'input')
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol ref={list} className="grid grid-cols-1 gap-2">
        {rows.map((row, at) => (
          <li key={row.key}>
            <PlayerRow
              label={`${word} ${at + 1}`}
              name={row.name}
              called={called[at] as string}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              isDoubled={twice !== null && isAlike(called[at] as string, twice)}
              beside={beside?.(row, at)}
              onName={(typed) => onChange(changed(rows, at, { name: typed } as Partial<R>))}
              onMove={(by) => move(at, by)}
              {...(least < most && { onRemove: rows.length > least ? () => remove(at) : null })}
            />
            <NameLength name={row.name} />
            {below?.(row, at)}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="border-s-3 border-accent ps-3 text-small empty:hidden">
        {alike ? (
          <>
            <bdi>{alike[0]}</bdi> and <bdi>{alike[1]}</bdi> look much alike. They count as two; a letter more
            would help the table to tell them apart.
          </>
        ) : null}
      </p>
      {rows.length < most ? (
        <Button
          kind="quiet"
          className="-ms-2 justify-self-start"
          icon={<Icon of={Plus} />}
          onClick={() => {
            onChange(added(rows, blank))
            focus(rows.length, 'input')
          }}
        >
          Add a {word.toLowerCase()}
        </Button>
      ) : null}
    </div>
  )
}
