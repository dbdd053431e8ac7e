import { DanceSpread } from '@/components/season/dance-spread'
import { CROWN_MARK } from '@/components/ui/card-art'
import { CardSpread } from '@/components/ui/card-spread'
import { emblemKeys } from '@/components/ui/emblems'
import type { BoxId } from './boxes'

/** Only the last card of a spread shows its whole face, so only it needs its name. */
const letters = emblemKeys.map((emblem, i) => ({
  emblem,
  numeral: emblem === 'queen' ? CROWN_MARK : String(i),
  name: { princess: 'Princess', queen: 'Queen Charlotte' }[emblem as string] ?? '',
}))

/** The cards of a box, spread out. A picture, silent. */
export function BoxSpread({ of }: { of: BoxId }) {
  if (of === 'high-society') return <DanceSpread />
  return (
    <CardSpread cards={of === 'bridgerton' ? letters : letters.filter(({ emblem }) => emblem !== 'queen')} />
  )
}
