import type { Metadata } from 'next'
import { HighSocietyChart } from '@/components/chart/high-society-whole'
import { Masthead } from '@/components/masthead/masthead'
import { Colophon } from '@/components/ui/colophon'
import { Page, PageHeader } from '@/components/ui/page'

export const metadata: Metadata = {
  title: 'The flow of a season',
  description:
    'Every state that a season of The High Society Game can be in, and what leads from one to the next.',
}

export default function ChartPage() {
  return (
    <>
      <Masthead wide box="high-society" />
      <Page width="wide">
        <PageHeader
          back={{ href: '/learn', label: 'Learn' }}
          kicker="The High Society Game"
          title="The flow of a season"
          lead="The referee runs on this very chart: it waits in one of these states for what the table reports, and takes each turn through its steps."
        />
        <HighSocietyChart />
        <Colophon />
      </Page>
    </>
  )
}
