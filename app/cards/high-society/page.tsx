import type { Metadata } from 'next'
import { SeasonCards, UnknownCards } from '@/components/cards/season-cards'
import { KNOWN } from '@/components/cards/season-known'
import { SEASON } from '@/components/learn/learnt'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { Masthead } from '@/components/masthead/masthead'
import { ButtonLink } from '@/components/ui/button'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { loadSeasonRuling } from '@/content/load'

export const metadata: Metadata = {
  title: `The cards of ${SEASON.name}`,
  description: `The eight Dance cards of ${SEASON.name} that the rulebook speaks of, and why there are no more.`,
}

export default async function SeasonCardsPage() {
  const rulings = await Promise.all(KNOWN.flatMap(({ rulings: ids }) => ids).map(loadSeasonRuling))
  const questions = Object.fromEntries(rulings.map(({ id, meta }) => [id, meta.question]))
  return (
    <RulesetScope ruleset={SEASON.id}>
      <Masthead box="high-society" />
      <Page>
        <WayBack />
        <PageHeader
          back={{ href: `/learn/${SEASON.id}`, label: 'The guide' }}
          kicker={`Bridgerton: ${SEASON.name}`}
          title="The cards"
          lead="Of its 24 Dance cards the rulebook speaks of eight. Here they are, in our words."
        />
        <SeasonCards questions={questions} />
        <UnknownCards />
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/referee/high-society/book">Your card book</ButtonLink>
          <ButtonLink href="/rulings/high-society">All rulings</ButtonLink>
        </p>
      </Page>
    </RulesetScope>
  )
}
