import { BoxChoice } from '@/components/boxes/box-choice'
import { PRACTICES } from '@/components/boxes/boxes'
import { Segmented } from '@/components/ui/segmented'
import { boxOf, type Choice, type PracticeData } from './data'
import { PickSome } from './pick-some'

export interface NarrowProps {
  readonly data: PracticeData
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
}

/** Which box, and of a Love Letter which of its cards. */
export function EditionRows({ data, choice, onChoice }: NarrowProps) {
  const box = boxOf(choice)
  const size = (id: string) => data.editions.find((edition) => edition.id === id)?.size
  return (
    <div>
      <BoxChoice at={box} to={PRACTICES} />
      {box === 'high-society' ? null : (
        <Segmented
          label="Which cards?"
          value={choice.edition === box ? 'all' : 'classic'}
          options={[
            { value: 'all', label: `All ${size(box)}` },
            { value: 'classic', label: `Classic ${size(`${box}-classic`)}` },
          ]}
          // Picked cards may not be in the other edition.
          onChange={(next) =>
            onChoice({ ...choice, cards: [], edition: next === 'classic' ? `${box}-classic` : box })
          }
        />
      )}
    </div>
  )
}

/** Only some of what can be asked. */
export function Narrow({ data, choice, onChoice }: NarrowProps) {
  const cards = data.editions.find(({ id }) => id === choice.edition)?.cards ?? []
  const topics = choice.edition === 'high-society' ? data.seasonTopics : data.topics
  return (
    <div className="grid grid-cols-1 gap-5">
      <PickSome
        label="Topics"
        options={topics.map(({ id, title, note }) => ({ value: id, label: title, note }))}
        picked={choice.topics}
        onChange={(picked) => onChoice({ ...choice, topics: picked })}
      />
      {cards.length ? (
        <PickSome
          label="Questions that turn on one of these cards"
          options={cards.map(({ card, label }) => ({ value: card, label }))}
          picked={choice.cards}
          onChange={(picked) => onChoice({ ...choice, cards: picked })}
        />
      ) : null}
      <p className="text-small text-ink-2">Where nothing is picked, everything can come.</p>
    </div>
  )
}
