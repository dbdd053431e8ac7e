import type { Metadata } from 'next'
import { SituationPage } from '@/components/situation/situation-page'

export const metadata: Metadata = {
  title: 'A situation',
  description:
    'Lay the cards of a table in dispute, see what may be played and why not the rest, and play it out.',
}

export default function Situation() {
  return <SituationPage />
}
