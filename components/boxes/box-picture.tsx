import { DanceCard } from '@/components/season/dance-card'
import { CROWN_MARK } from '@/components/ui/card-art'
import { CardFace } from '@/components/ui/card-face'
import type { BoxId } from './boxes'

/** The card that nobody takes for another box’s. A picture, silent. */
export function BoxPicture({ of }: { of: BoxId }) {
  if (of === 'high-society') return <DanceCard number={24} ring />
  return of === 'bridgerton' ? (
    <CardFace numeral={CROWN_MARK} name="Queen Charlotte" emblem="queen" size="chip" decorative />
  ) : (
    <CardFace numeral="9" name="Princess" emblem="princess" size="chip" decorative />
  )
}
