import type { Metadata } from 'next'
import { GuideList } from '@/components/learn/guide-list'
import { LEARNT, type Learnt, nameOf } from '@/components/learn/learnt'
import { Ways } from '@/components/learn/ways'
import { waysFrom } from '@/components/learn/ways-from'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { guideIds, loadGuide } from '@/content/load'

export const dynamicParams = false
export const generateStaticParams = () => LEARNT.map((edition) => ({ edition }))

type Props = { readonly params: Promise<{ edition: string }> }

const editionIn = async ({ params }: Props) => (await params).edition as Learnt

export async function generateMetadata(props: Props): Promise<Metadata> {
  const name = nameOf(await editionIn(props))
  return { title: `Learn ${name}`, description: `${name} in ten minutes: a guide, a first round, the cards.` }
}

export default async function LearnEdition(props: Props) {
  const edition = await editionIn(props)
  const guides = await Promise.all(guideIds().map(loadGuide))
  return (
    <RulesetScope ruleset={edition}>
      <Masthead box={edition} />
      <Page>
        <PageHeader
          back={{ href: '/learn', label: 'Learn' }}
          kicker="The guide"
          title={nameOf(edition)}
          lead="Ten minutes, short pages, each with a moment at the table to think through. Skip what you know."
        />
        <GuideList edition={edition} pages={guides.map(({ id, meta }) => ({ id, ...meta }))} />
        <section aria-labelledby="ways" className="mt-14">
          <h2 id="ways" className="mb-4 text-question">
            Beside the guide
          </h2>
          <Ways ways={waysFrom(edition)} />
        </section>
      </Page>
    </RulesetScope>
  )
}
