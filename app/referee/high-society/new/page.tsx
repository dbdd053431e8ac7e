import type { Metadata } from 'next'
import { NewSeason } from '@/components/referee/high-society/setup/new-season'

export const metadata: Metadata = { title: 'A new season' }

export default function NewSeasonPage() {
  return <NewSeason />
}
