import type { Metadata } from 'next'
import { GamePage } from '@/components/referee/games/game-page'

export const metadata: Metadata = { title: 'At the table' }

export default function RefereeGamePage() {
  return <GamePage />
}
