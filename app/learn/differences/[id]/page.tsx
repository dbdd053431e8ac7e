import type { Metadata } from 'next'
import { nameOf } from '@/components/learn/learnt'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { Masthead } from '@/components/masthead/masthead'
import { vocabulary } from '@/components/mdx/vocabulary'
import { Page, PageHeader, Prose } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { differenceIds, loadDifference } from '@/content/load'

export const dynamicParams = false
export const generateStaticParams = () => differenceIds().map((id) => ({ id }))

type Props = { readonly params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta } = await loadDifference((await params).id)
  return { title: meta.title, description: meta.gist }
}

export default async function Difference({ params }: Props) {
  const { meta, Content } = await loadDifference((await params).id)
  const { voice, title, gist } = meta
  return (
    <RulesetScope ruleset={voice ?? 'love-letter'}>
      <Masthead box="love-letter" />
      <Page>
        <WayBack />
        <PageHeader
          back={{ href: '/learn', label: 'Learn' }}
          kicker={`What differs · ${voice ? `in the names of ${nameOf(voice)}` : 'both editions'}`}
          title={title}
          lead={gist}
        />
        <Prose>
          <Content components={vocabulary(voice)} />
        </Prose>
      </Page>
    </RulesetScope>
  )
}
