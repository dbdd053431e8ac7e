import { BOXES } from '@/components/boxes/boxes'
import { Segmented } from '@/components/ui/segmented'
import { cardsOf, type EditionId, editions } from '@/machines/love-letter'
import { boxOf, isClassic, type LetterBox } from './form'

const size = (id: EditionId) =>
  cardsOf(editions[id]).reduce<number>((sum, card) => sum + (editions[id].cards[card]?.copies ?? 0), 0)

const LETTER_BOXES = BOXES.flatMap(({ id, name }) =>
  id === 'high-society' ? [] : [{ value: id, label: name }],
)

export interface EditionChoiceProps {
  readonly edition: EditionId
  readonly onChange: (to: EditionId) => void
}

const edition = (box: LetterBox, classic: boolean): EditionId => (classic ? `${box}-classic` : box)

/** Which Love Letter, and whether all of its cards or the classic sixteen. */
export function EditionChoice(props: EditionChoiceProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segmented
        label="Which box?"
        value={boxOf(props.edition)}
        options={LETTER_BOXES}
        onChange={(box) => props.onChange(edition(box, isClassic(props.edition)))}
      />
      <CardsChoice {...props} />
    </div>
  )
}

/** Whether all cards of a box, or the classic sixteen. */
export function CardsChoice(props: EditionChoiceProps) {
  const box = boxOf(props.edition)
  return (
    <Segmented
      label="Which cards?"
      value={isClassic(props.edition) ? 'classic' : 'all'}
      options={[
        { value: 'all', label: `All ${size(box)}` },
        { value: 'classic', label: `Classic ${size(`${box}-classic`)}` },
      ]}
      onChange={(next) => props.onChange(edition(box, next === 'classic'))}
    />
  )
}
