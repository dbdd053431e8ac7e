import { useCallback, useMemo, useState } from 'react'
import { Frame } from '@/components/tutor/love-letter/frame'
import { framesOf } from '@/components/tutor/love-letter/frames'
import { type Card, nextQuestion, type PracticeQuestion, type Sitting } from '@/machines/love-letter'
import { isSeasonKey } from '../data'
import { Sitting as AnySitting, type SittingProps } from '../sitting'
import { LENGTH } from '../use-sitting'

function sittingOf({ data, left }: SittingProps): Sitting | null {
  const { seed, due } = left
  const { edition, level, topics, cards } = left.choice
  if (edition === 'high-society') return null
  return {
    seed,
    edition,
    level,
    due: due.filter((key) => !isSeasonKey(key)).slice(0, LENGTH),
    kinds: data.topics.flatMap(({ id, kinds }) => (topics.includes(id) ? kinds : [])),
    cards: cards as readonly Card[],
  }
}

/** A sitting of Love Letter. This is the part that knows its rules. */
export function LoveLetterSitting(props: SittingProps) {
  const [sitting] = useState(() => sittingOf(props))
  const makeNext = useCallback(
    (before: readonly PracticeQuestion[]) => sitting && nextQuestion(sitting, before),
    [sitting],
  )
  return <AnySitting {...props} makeNext={makeNext} Table={Position} />
}

/** The table of a question, with open hands where they may be seen. */
function Position({ of }: { of: PracticeQuestion }) {
  const { record, shown, isOpen } = of
  const frame = useMemo(() => framesOf(record, [shown])[0], [record, shown])
  if (!frame) return null
  return (
    <section aria-label="The table">
      <p className="mb-2 text-small text-ink-2">
        {frame.view.deck === 0 ? 'The deck is empty' : `${frame.view.deck} in the deck`}
        {isOpen ? ' · all hands open' : ' · hands hidden'}
      </p>
      <Frame of={frame} open={isOpen} />
    </section>
  )
}
