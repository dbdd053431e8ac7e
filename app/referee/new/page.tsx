import type { Metadata } from 'next'
import { NewGame } from '@/components/referee/setup/new-game'

export const metadata: Metadata = { title: 'A new game' }

export default function NewGamePage() {
  return <NewGame />
}
