import type { Metadata } from 'next'
import { GuidePage } from '@/components/learn/guide-page'
import { LEARNT, type Learnt, nameOf } from '@/components/learn/learnt'
import { vocabulary } from '@/components/mdx/vocabulary'
import { guideIds, loadGuide } from '@/content/load'

export const dynamicParams = false
export const generateStaticParams = () =>
  LEARNT.flatMap((edition) => guideIds().map((page) => ({ edition, page })))

type Props = { readonly params: Promise<{ edition: string; page: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { edition, page } = await params
  const { meta } = await loadGuide(page)
  return { title: `${meta.title}: ${nameOf(edition as Learnt)}`, description: meta.gist }
}

export default async function Guide({ params }: Props) {
  const { edition, page } = (await params) as { edition: Learnt; page: string }
  const pages = await Promise.all(guideIds().map(loadGuide))
  const { Content } = await loadGuide(page)
  return (
    <GuidePage
      edition={edition}
      name={nameOf(edition)}
      id={page}
      pages={pages.map(({ id, meta }) => ({ id, ...meta }))}
      end={{ href: `/learn/${edition}/first-round`, title: 'Play a first round' }}
    >
      <Content components={vocabulary(edition)} />
    </GuidePage>
  )
}
