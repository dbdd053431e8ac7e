import type { Metadata } from 'next'
import { ScorePage } from '@/components/referee/score/score-page'

export const metadata: Metadata = { title: 'Keep the score' }

export default function RefereeScorePage() {
  return <ScorePage />
}
