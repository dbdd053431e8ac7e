import { Segmented } from '@/components/ui/segmented'
import type { Choice, EditionData, PracticeData } from './data'
import { PickSome } from './pick-some'

export interface NarrowProps {
  readonly data: PracticeData
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
}

const BOXES = [
  { value: 'love-letter', label: 'Love Letter' },
  { value: 'bridgerton', label: 'Bridgerton' },
  { value: 'high-society', label: 'High Society' },
] as const

/** Which game, and where there are two, which of its editions. */
export function EditionRows({ data, choice, onChoice }: NarrowProps) {
  const { box } = data.editions.find(({ id }) => id === choice.edition) ?? { box: 'love-letter' as const }
  const isClassic = choice.edition.endsWith('-classic')
  const size = (id: string) => data.editions.find((edition) => edition.id === id)?.size
  const to = (next: EditionData['box'], classic: boolean) => {
    const isOther = (next === 'high-society') !== (box === 'high-society')
    const edition = next === 'high-society' || !classic ? next : (`${next}-classic` as const)
    // Picked cards may not be in the other edition, nor topics in the other game.
    onChoice({ ...choice, cards: [], topics: isOther ? [] : choice.topics, edition })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segmented label="Which box?" value={box} options={BOXES} onChange={(next) => to(next, isClassic)} />
      {box === 'high-society' ? null : (
        <Segmented
          label="Which cards?"
          value={isClassic ? 'classic' : 'all'}
          options={[
            { value: 'all', label: `All ${size(box)}` },
            { value: 'classic', label: `Classic ${size(`${box}-classic`)}` },
          ]}
          onChange={(next) => to(box, next === 'classic')}
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
