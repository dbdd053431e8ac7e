import type { Metadata } from 'next'
import { SEASON } from '@/components/learn/learnt'
import { seasonRulingHref } from '@/components/lookup/ruling-href'
import { RulingIndex, RulingLegend } from '@/components/lookup/ruling-index'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { seasonByKind } from '@/components/lookup/season-kinds'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { loadSeasonRuling, SEASON_SETTLED, seasonRulingIds } from '@/content/load'

export const metadata: Metadata = {
  title: `Rulings for ${SEASON.name}`,
  description: `Every question a table asks about ${SEASON.name}, with its answer.`,
}

/** What is settled in the order of a season; the rules have an order of their own. */
const ids = () =>
  [...new Set([...SEASON_SETTLED, ...seasonRulingIds()])].filter((id) => seasonRulingIds().includes(id))

export default async function SeasonRulings() {
  const rulings = await Promise.all(ids().map(loadSeasonRuling))
  return (
    <RulesetScope ruleset={SEASON.id}>
      <Masthead box="high-society" />
      <Page>
        <WayBack />
        <PageHeader
          back={{ href: `/learn/${SEASON.id}`, label: 'The guide' }}
          kicker={`Bridgerton: ${SEASON.name}`}
          title="Rulings"
          lead="One question a page: the verdict first, then why, and where it stands. The numbers stand for Dance cards."
        />
        <RulingLegend />
        <RulingIndex rulings={seasonByKind(rulings)} hrefOf={seasonRulingHref} />
      </Page>
    </RulesetScope>
  )
}
