import type { Metadata } from 'next'
import { seasonRulingHref } from '@/components/lookup/ruling-href'
import { SeasonRuling } from '@/components/lookup/season-ruling'
import { seasonVocabulary } from '@/components/mdx/high-society/vocabulary'
import { loadSeasonRuling, type SeasonRulingId, seasonRulingIds } from '@/content/load'

export const dynamicParams = false
export const generateStaticParams = () => seasonRulingIds().map((id) => ({ id }))

type Props = { readonly params: Promise<{ id: string }> }

const load = async ({ params }: Props) => loadSeasonRuling((await params).id as SeasonRulingId)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { meta } = await load(props)
  return { title: meta.question, description: meta.answer }
}

export default async function Ruling(props: Props) {
  const { id, meta, Content } = await load(props)
  const related = await Promise.all(
    meta.confused.map(async ({ with: other, because }) => ({
      href: seasonRulingHref(other),
      because,
      question: (await loadSeasonRuling(other)).meta.question,
    })),
  )
  return (
    <SeasonRuling id={id} meta={meta} related={related}>
      <Content components={seasonVocabulary} />
    </SeasonRuling>
  )
}
