import type { Metadata } from 'next'
import { SheetPage } from '@/components/referee/high-society/score/sheet-page'

export const metadata: Metadata = { title: 'Keep the score of a season' }

export default function SeasonScorePage() {
  return <SheetPage />
}
