import type { Metadata } from 'next'
import { PracticePage } from '@/components/practice/practice-page'
import { loadRuling, rulingIds } from '@/content/load'

export const metadata: Metadata = {
  title: 'Practice',
  description:
    'Questions about Love Letter and Love Letter: Bridgerton, made by the rules and proved by them. What was missed comes back.',
}

export default async function PracticeRoute() {
  const rulings = await Promise.all(rulingIds().map(loadRuling))
  return <PracticePage titles={Object.fromEntries(rulings.map(({ id, meta }) => [id, meta.question]))} />
}
