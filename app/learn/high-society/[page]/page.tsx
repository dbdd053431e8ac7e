import type { Metadata } from 'next'
import { GuidePage } from '@/components/learn/guide-page'
import { SEASON } from '@/components/learn/learnt'
import { seasonVocabulary } from '@/components/mdx/high-society/vocabulary'
import { loadSeasonGuide, seasonGuideIds } from '@/content/load'

export const dynamicParams = false
export const generateStaticParams = () => seasonGuideIds().map((page) => ({ page }))

type Props = { readonly params: Promise<{ page: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta } = await loadSeasonGuide((await params).page)
  return { title: `${meta.title}: ${SEASON.name}`, description: meta.gist }
}

export default async function SeasonGuide({ params }: Props) {
  const { page } = await params
  const pages = await Promise.all(seasonGuideIds().map(loadSeasonGuide))
  const { Content } = await loadSeasonGuide(page)
  return (
    <GuidePage
      edition={SEASON.id}
      name={SEASON.name}
      id={page}
      pages={pages.map(({ id, meta }) => ({ id, ...meta }))}
      end={{ href: '/referee/high-society/new', title: 'Play with real cards' }}
    >
      <Content components={seasonVocabulary} />
    </GuidePage>
  )
}
