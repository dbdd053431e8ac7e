'use client'

import { type Ref, useId } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import {
  ask,
  type Card,
  dealing,
  type Event,
  editions,
  type Game,
  promptOf,
  whoMayStart,
} from '@/machines/love-letter'
import { FACE_UP, FaceUpPicker } from './face-up-picker'
import { Starters } from './starters'

/** How to deal at this table. The last step says who starts a first game, which `DealPanel` says of this round. */
export function DealSteps({ game: { table } }: { game: Game }) {
  return (
    <Disclosure summary="How to deal">
      <ol className="list-decimal ps-5 [&>li+li]:mt-1">
        {dealing(editions[table.edition], table.players)
          .slice(0, -1)
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ol>
    </Disclosure>
  )
}

export interface DealPanelProps {
  readonly game: Game
  readonly faceUp: readonly Card[]
  readonly onFaceUp: (cards: readonly Card[]) => void
  readonly onDeal: (deal: Event) => void
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** Where two play, three open cards are told before it is said who starts. */
export const isFaceUpMissing = ({ table }: Game, faceUp: readonly Card[]): boolean =>
  table.players.length === 2 && faceUp.length < FACE_UP

/** The cards are dealt: what lies face up where two play, and who starts. */
export function DealPanel({ game, faceUp, onFaceUp, onDeal, headingRef }: DealPanelProps) {
  const id = useId()
  const { table } = game
  const two = table.players.length === 2
  const isMissing = isFaceUpMissing(game, faceUp)
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h2 id={id} ref={headingRef} tabIndex={-1} className="text-question">
          {isMissing ? 'Which three cards lie face up?' : promptOf(table, ask(game, 'deal')).ask}
        </h2>
        <p className="mt-1 text-small text-ink-2">
          {isMissing
            ? 'Two play with three open cards beside the deck. Tap them here; then say who starts.'
            : `${whoMayStart(table)} A tap on the name begins the round.`}
        </p>
      </div>
      {two ? <FaceUpPicker edition={table.edition} chosen={faceUp} onChange={onFaceUp} /> : null}
      {isMissing ? null : (
        <Starters game={game} faceUp={two ? faceUp.slice(0, FACE_UP) : []} onDeal={onDeal} />
      )}
    </section>
  )
}
