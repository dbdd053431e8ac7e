import type { Metadata } from 'next'
import { rulingHref } from '@/components/lookup/ruling-href'
import { RulingIndex, RulingLegend } from '@/components/lookup/ruling-index'
import { byKind } from '@/components/lookup/ruling-kinds'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { loadRuling, rulingIds, SETTLED } from '@/content/load'

export const metadata: Metadata = {
  title: 'Rulings for Love Letter',
  description: 'Every question a table asks about Love Letter and Love Letter: Bridgerton, with its answer.',
}

/** What is settled in the order of a round; the rules have an order of their own. */
const ids = () => [...new Set([...SETTLED, ...rulingIds()])].filter((id) => rulingIds().includes(id))

export default async function Rulings() {
  const rulings = await Promise.all(ids().map(loadRuling))
  return (
    <RulesetScope ruleset="love-letter">
      <Masthead box="love-letter" />
      <Page>
        <WayBack />
        <PageHeader
          kicker="Love Letter (2019) and Love Letter: Bridgerton, each with its classic cards"
          title="Rulings"
          lead="One question a page: the verdict first, then why, and where it stands. The numbers stand for the cards of either edition."
        />
        <RulingLegend />
        <RulingIndex rulings={byKind(rulings)} hrefOf={rulingHref} />
      </Page>
    </RulesetScope>
  )
}
