import type { Metadata } from 'next'
import { SeasonPage } from '@/components/referee/high-society/season-page'

export const metadata: Metadata = { title: 'At the table' }

export default function RefereeSeasonPage() {
  return <SeasonPage />
}
