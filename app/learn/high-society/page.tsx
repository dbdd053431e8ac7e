import type { Metadata } from 'next'
import { GuideList } from '@/components/learn/guide-list'
import { SEASON } from '@/components/learn/learnt'
import { Ways } from '@/components/learn/ways'
import { WAYS_FROM_SEASON } from '@/components/learn/ways-from'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { loadSeasonGuide, seasonGuideIds } from '@/content/load'

export const metadata: Metadata = {
  title: `Learn ${SEASON.name}`,
  description: `${SEASON.name}, page by page: the season, a Ball, affection, Traits, scandal, and who wins.`,
}

export default async function LearnSeason() {
  const guides = await Promise.all(seasonGuideIds().map(loadSeasonGuide))
  return (
    <RulesetScope ruleset={SEASON.id}>
      <Masthead box="high-society" />
      <Page>
        <PageHeader
          back={{ href: '/learn', label: 'Learn' }}
          kicker="The guide"
          title={SEASON.name}
          lead="Short pages, each with a moment at a Ball to think through. What is printed only on the cards is yours to read: the guide says what the rulebook says."
        />
        <GuideList edition={SEASON.id} pages={guides.map(({ id, meta }) => ({ id, ...meta }))} />
        <section aria-labelledby="ways" className="mt-14">
          <h2 id="ways" className="mb-4 text-question">
            Beside the guide
          </h2>
          <Ways ways={WAYS_FROM_SEASON} />
        </section>
      </Page>
    </RulesetScope>
  )
}
