import type { Metadata } from 'next'
import { PracticePage } from '@/components/practice/practice-page'
import { loadRuling, loadSeasonRuling, rulingIds, seasonRulingIds } from '@/content/load'

export const metadata: Metadata = {
  title: 'Practice',
  description:
    'Questions about Love Letter, Love Letter: Bridgerton and The High Society Game, made by the rules and proved by them. What was missed comes back.',
}

export default async function PracticeRoute() {
  const rulings = await Promise.all(rulingIds().map(loadRuling))
  const ofSeason = await Promise.all(seasonRulingIds().map(loadSeasonRuling))
  const titles = [
    ...rulings.map(({ id, meta }) => [id, meta.question]),
    ...ofSeason.map(({ id, meta }) => [`high-society/${id}`, meta.question]),
  ]
  return <PracticePage titles={Object.fromEntries(titles)} />
}
