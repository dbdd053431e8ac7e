import type { Metadata } from 'next'
import { GamesPage } from '@/components/referee/games/games-page'

export const metadata: Metadata = { title: 'Games' }

export default function RefereePage() {
  return <GamesPage />
}
