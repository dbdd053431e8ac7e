import type { FrameView } from '@/components/tutor/love-letter/frames'
import type { CardView } from '@/machines/love-letter/view'

/** Every card that somebody who looks at this table can see. */
const inSight = ({ view, faceUp, hands }: FrameView): CardView[] => [
  ...hands.flat().filter((card) => card !== null),
  ...view.seats.flatMap(({ discards, shown }) => (shown ? [...discards, shown] : discards)),
  ...faceUp,
]

/** At each step, the cards that turn up for the first time. */
export function firstMet(frames: readonly FrameView[]): CardView[][] {
  const met = new Set<number>()
  return frames.map((frame) =>
    inSight(frame).filter(({ card }) => {
      const isNew = !met.has(card)
      met.add(card)
      return isNew
    }),
  )
}
