import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Segmented } from '@/components/ui/segmented'
import { Stepper } from '@/components/ui/stepper'
import { called, isolate, type Table } from '@/machines/love-letter'
import { FaceUpPicker } from '../between/face-up-picker'
import { deckSize, isDrawn, type PositionDraft, withDeck, withDrawn, withFaceUp, withTurn } from './draft'
import { KnownHands } from './known-hands'
import { SeatEditor } from './seat-editor'

export interface PositionEditorProps {
  readonly table: Pick<Table, 'edition' | 'players'>
  readonly draft: PositionDraft
  readonly onChange: (draft: PositionDraft) => void
}

/** No deck has more. */
const MOST_CARDS = 22

/** Everything that lies open on a table, to be set by tap. Hidden cards are not asked for. */
export function PositionEditor({ table, draft, onChange }: PositionEditorProps) {
  const { players } = table
  const turn = called(players[draft.turn] as string, draft.turn)
  const stillIn = players.flatMap((name, seat) =>
    draft.out[seat] ? [] : [{ value: String(seat), label: called(name, seat) }],
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <Segmented
        label="Whose turn is it?"
        options={stillIn}
        value={String(draft.turn)}
        onChange={(seat) => onChange(withTurn(draft, Number(seat)))}
      />
      <Segmented
        label={`Has ${isolate(turn)} drawn a card for this turn?`}
        options={[
          { value: 'no', label: 'Not yet' },
          { value: 'yes', label: 'Yes, two in hand' },
        ]}
        value={isDrawn(draft) ? 'yes' : 'no'}
        onChange={(drawn) => onChange(withDrawn(draft, drawn === 'yes'))}
      />
      <Stepper
        label="Cards left in the deck"
        lessLabel="Deck: one less"
        moreLabel="Deck: one more"
        max={MOST_CARDS}
        value={deckSize(draft)}
        onChange={(deck) => onChange(withDeck(draft, deck))}
      />
      <Part title="What lies before each player?">
        {players.map((name, seat) => (
          <SeatEditor key={name} table={table} draft={draft} seat={seat} onChange={onChange} />
        ))}
      </Part>
      {players.length === 2 ? (
        <Part title="Which three cards lie face up beside the deck?">
          <FaceUpPicker
            edition={table.edition}
            chosen={draft.faceUp}
            onChange={(faceUp) => onChange(withFaceUp(draft, faceUp))}
          />
        </Part>
      ) : null}
      <Disclosure summary="A hand that everybody knows">
        <KnownHands table={table} draft={draft} onChange={onChange} />
      </Disclosure>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-sans text-small font-medium tracking-normal">{title}</h3>
      {children}
    </section>
  )
}
