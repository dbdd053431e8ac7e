'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { Stepper } from '@/components/ui/stepper'
import {
  called,
  editions,
  encode,
  type Head,
  type Position,
  positionProblems,
  type Table,
} from '@/machines/love-letter'
import { type HalfFilledStore, useHalfFilledIn } from '../half-filled'
import { freshPosition } from './draft'
import { readMiddle } from './kept-position'
import { PositionEditor } from './position-editor'
import { Problems } from './problems'

export interface StartInTheMiddleProps {
  /** The table before its first deal: edition, players, rulings, the number of tokens that wins. */
  readonly table: Table
  /** The game's head without tokens and start. */
  readonly head: Head
  /** Where it lies as far as it is told, and by which name. */
  readonly store: HalfFilledStore
  readonly name: string
  readonly onStart: (head: Head) => void
  /** Beside the button: the way back to an ordinary start. */
  readonly children?: ReactNode
}

/** The tokens and the position as a record writes them; nothing is written that is as usual. */
export function headInTheMiddle(
  { table, head }: Pick<StartInTheMiddleProps, 'table' | 'head'>,
  tokens: readonly number[],
  position: Position | null,
): Head {
  const named = Object.fromEntries(
    tokens.flatMap((n, seat) => (n > 0 ? [[table.players[seat] as string, n]] : [])),
  )
  const written = position && (encode(table, { type: 'table.position', position }) as { position?: unknown })
  return {
    ...head,
    ...(Object.keys(named).length && { tokens: named }),
    ...(written && { start: written.position as NonNullable<Head['start']> }),
  }
}

/** A game that was begun without Parlour: the tokens won so far, and the round under way if there is one. */
export function StartInTheMiddle(props: StartInTheMiddleProps) {
  const { table, head, store, name: kept, onStart, children } = props
  const half = useHalfFilledIn(store, kept, { tokens: table.tokens, draft: null }, readMiddle(table))
  const { tokens, draft } = half.form
  // A record begins with the usual goal; another is agreed on between rounds.
  const usual = editions[table.edition].goal[table.players.length] ?? table.goal
  const problems = draft ? positionProblems(table, draft) : []
  return (
    <section aria-labelledby="middle" className="grid grid-cols-1 gap-6">
      <div>
        <h2 id="middle" className="text-question">
          Where does the game stand?
        </h2>
        <p className="mt-1 text-small text-ink-2">
          {draft && table.goal !== usual
            ? `This round still counts to ${usual} tokens, the usual number; agree on ${table.goal} when it has ended.`
            : `${table.goal} ${table.goal === 1 ? 'token wins' : 'tokens win'}.`}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-2">
        {table.players.map(called).map((name, seat) => (
          <Stepper
            key={name}
            label={<bdi className="break-words">{name}</bdi>}
            lessLabel={`${name}: one token less`}
            moreLabel={`${name}: one token more`}
            max={Math.min(table.goal, usual) - 1}
            value={tokens[seat] ?? 0}
            onChange={(n) => half.fill({ tokens: tokens.map((old, i) => (i === seat ? n : old)), draft })}
          />
        ))}
      </div>
      <Segmented
        label="Is a round under way?"
        options={[
          { value: 'no', label: 'No, deal next' },
          { value: 'yes', label: 'Yes, cards are out' },
        ]}
        value={draft ? 'yes' : 'no'}
        onChange={(next) => half.fill({ tokens, draft: next === 'yes' ? freshPosition(table) : null })}
      />
      {draft ? (
        <PositionEditor table={table} draft={draft} onChange={(next) => half.fill({ tokens, draft: next })} />
      ) : null}
      <Problems problems={problems} />
      <div className="grid grid-cols-1 gap-2">
        <Button
          kind="primary"
          wide
          className="min-h-14"
          aria-disabled={problems.length > 0 || undefined}
          onClick={() => {
            if (problems.length === 0) onStart(headInTheMiddle({ table, head }, tokens, draft))
          }}
        >
          {draft ? 'Play on from here' : 'Deal the next round'}
        </Button>
        {children}
      </div>
    </section>
  )
}
