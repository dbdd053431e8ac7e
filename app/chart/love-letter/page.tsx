import type { Metadata } from 'next'
import { LoveLetterChart } from '@/components/chart/love-letter-whole'
import { WalkDoor } from '@/components/chart/walk-door'
import { Masthead } from '@/components/masthead/masthead'
import { Colophon } from '@/components/ui/colophon'
import { Page, PageHeader } from '@/components/ui/page'
import { loadScenario } from '@/content/load'

export const metadata: Metadata = {
  title: 'The flow of a round',
  description: 'Every state that a game of Love Letter can be in, and what leads from one to the next.',
}

/** A few turns with a draw, a guess and its answer, a comparison and somebody who goes out. */
const WALKED = 'handmaid-ends'

export default async function ChartPage() {
  const { record } = await loadScenario(WALKED)
  return (
    <>
      <Masthead wide box="love-letter" />
      <Page width="wide">
        <PageHeader
          back={{ href: '/learn', label: 'Learn' }}
          kicker="Love Letter, all editions"
          title="The flow of a round"
          lead="The referee runs on this very chart: it is always in one of these states, and each says what the table reports next."
        />
        <WalkDoor record={record}>
          <LoveLetterChart />
        </WalkDoor>
        <Colophon />
      </Page>
    </>
  )
}
