import type { Metadata } from 'next'
import { FirstRound } from '@/components/learn/first-round'
import { LEARNT, type Learnt, nameOf } from '@/components/learn/learnt'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { loadFirstRound } from '@/content/load'

export const dynamicParams = false
export const generateStaticParams = () => LEARNT.map((edition) => ({ edition }))

type Props = { readonly params: Promise<{ edition: string }> }

const editionIn = async ({ params }: Props) => (await params).edition as Learnt

export async function generateMetadata(props: Props): Promise<Metadata> {
  const name = nameOf(await editionIn(props))
  return {
    title: `A first round: ${name}`,
    description: `Play a round of ${name} with somebody at your shoulder.`,
  }
}

export default async function FirstRoundPage(props: Props) {
  const edition = await editionIn(props)
  return (
    <RulesetScope ruleset={edition}>
      <Masthead box={edition} />
      <Page>
        <PageHeader
          back={{ href: `/learn/${edition}`, label: 'The guide' }}
          kicker={`${nameOf(edition)} · under five minutes`}
          title="A first round"
        />
        <FirstRound edition={edition} scenario={await loadFirstRound(edition)} />
      </Page>
    </RulesetScope>
  )
}
