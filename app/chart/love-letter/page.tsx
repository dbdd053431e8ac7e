import type { Metadata } from 'next'
import { ChartDrawing } from '@/components/chart/drawing'
import { StateList } from '@/components/chart/state-list'
import { Colophon } from '@/components/ui/colophon'
import { Masthead } from '@/components/ui/masthead'
import { Page, PageHeader } from '@/components/ui/page'

export const metadata: Metadata = {
  title: 'The flow of a round',
  description: 'Every state that a game of Love Letter can be in, and what leads from one to the next.',
}

export default function ChartPage() {
  return (
    <>
      <Masthead wide />
      <Page width="wide">
        <PageHeader
          back={{ href: '/learn', label: 'Learn' }}
          kicker="Love Letter, all editions"
          title="The flow of a round"
          lead="The referee runs on this very chart: it is always in one of these states, and each says what the table reports next."
        />
        <ChartDrawing />
        <h2 className="mt-12 mb-6 text-question">The same in words</h2>
        <StateList />
        <Colophon />
      </Page>
    </>
  )
}
