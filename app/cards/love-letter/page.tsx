import type { Metadata } from 'next'
import { CardList } from '@/components/cards/card-list'
import { pageIds } from '@/components/cards/of-all-editions'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { Masthead } from '@/components/masthead/masthead'
import { ReferenceLinks } from '@/components/reference/reference-links'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { loadCard } from '@/content/load'

export const metadata: Metadata = {
  title: 'The cards of Love Letter',
  description:
    'Every card of Love Letter and Love Letter: Bridgerton: what it does, and what people get wrong.',
}

export default async function Cards() {
  const cards = await Promise.all(pageIds().map(loadCard))
  return (
    <RulesetScope ruleset="love-letter">
      <Masthead wide box="love-letter" />
      <Page width="wide">
        <WayBack />
        <PageHeader
          kicker="Love Letter (2019) and Love Letter: Bridgerton, each with its classic cards"
          title="The cards"
          lead="One page each. Cards of one value do the same in both boxes, so they share it."
        />
        <CardList cards={cards} />
        <ReferenceLinks />
      </Page>
    </RulesetScope>
  )
}
