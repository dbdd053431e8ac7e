import { Segmented } from '@/components/ui/segmented'
import { cardsOf, type EditionId, editions } from '@/machines/love-letter'

const size = (id: EditionId) =>
  cardsOf(editions[id]).reduce<number>((sum, card) => sum + (editions[id].cards[card]?.copies ?? 0), 0)

type Box = 'love-letter' | 'bridgerton'

/** Which box, and whether all of its cards or the classic sixteen. */
export function EditionChoice({
  edition,
  onChange,
}: {
  edition: EditionId
  onChange: (to: EditionId) => void
}) {
  const box: Box = editions[edition].wording
  const isClassic = edition.endsWith('-classic')
  const to = (next: Box, classic: boolean) => onChange(classic ? `${next}-classic` : next)
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segmented
        label="Which box?"
        value={box}
        options={[
          { value: 'love-letter', label: 'Love Letter' },
          { value: 'bridgerton', label: 'Bridgerton' },
        ]}
        onChange={(next) => to(next, isClassic)}
      />
      <Segmented
        label="Which cards?"
        value={isClassic ? 'classic' : 'all'}
        options={[
          { value: 'all', label: `All ${size(box)}` },
          { value: 'classic', label: `Classic ${size(`${box}-classic`)}` },
        ]}
        onChange={(next) => to(box, next === 'classic')}
      />
    </div>
  )
}
