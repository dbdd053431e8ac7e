import { markOf } from '@/components/table/card-mark'
import { Button } from '@/components/ui/button'
import { CardChip } from '@/components/ui/card-chip'
import { CardChoice, ChoiceGrid } from '@/components/ui/choice-grid'
import { type Card, cardsOf, type EditionId, editions, viewCard } from '@/machines/love-letter'

/** So many lie face up beside the deck when two play. */
export const FACE_UP = 3

export interface FaceUpPickerProps {
  readonly edition: EditionId
  readonly chosen: readonly Card[]
  readonly onChange: (chosen: readonly Card[]) => void
}

/** The three cards that lie face up beside the deck when two play, entered by tap. */
export function FaceUpPicker({ edition, chosen, onChange }: FaceUpPickerProps) {
  const left = FACE_UP - chosen.length
  const copies = (card: Card) => chosen.filter((one) => one === card).length
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex min-h-12 flex-wrap items-center gap-2">
        {chosen.map((card, i) => (
          <CardChip
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card differ by nothing but their place
            key={i}
            {...markOf(viewCard(edition, card))}
          />
        ))}
        <output aria-live="polite" className="text-small text-ink-2">
          {left > 0 ? `${WORDS[left]} to tap` : 'These three lie face up.'}
        </output>
        {chosen.length > 0 ? (
          <Button kind="quiet" className="ms-auto text-small" onClick={() => onChange(chosen.slice(0, -1))}>
            Not the last one
          </Button>
        ) : null}
      </div>
      {left > 0 ? (
        <ChoiceGrid label="Cards face up">
          {cardsOf(editions[edition]).map((card) => {
            const seen = copies(card)
            const view = viewCard(edition, card, seen)
            return (
              <CardChoice
                key={view.id}
                {...markOf(view)}
                copies={view.copies}
                seen={seen}
                barred={seen >= view.copies}
                why="There is no other copy."
                onPick={() => onChange([...chosen, card])}
              />
            )
          })}
        </ChoiceGrid>
      ) : null}
    </div>
  )
}

const WORDS = ['None', 'One more', 'Two more', 'Three']
