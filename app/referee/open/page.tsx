import type { Metadata } from 'next'
import { OpenPage } from '@/components/share/open-page'

export const metadata: Metadata = { title: 'A game from a link' }

export default function RefereeOpenPage() {
  return <OpenPage />
}
