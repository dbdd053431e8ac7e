import type { Metadata } from 'next'
import { LoveLetterRuling } from '@/components/lookup/love-letter-ruling'
import { rulingHref } from '@/components/lookup/ruling-href'
import { voiceOf } from '@/components/lookup/ruling-kinds'
import { vocabulary } from '@/components/mdx/vocabulary'
import { textOfScenario } from '@/components/situation/from-scenario'
import { toldFor } from '@/components/tutor/love-letter/retold'
import { loadRuling, loadScenario, type RulingId, rulingIds } from '@/content/load'

export const dynamicParams = false
export const generateStaticParams = () => rulingIds().map((id) => ({ id }))

type Props = { readonly params: Promise<{ id: string }> }

const load = async ({ params }: Props) => loadRuling((await params).id as RulingId)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { meta } = await load(props)
  return { title: meta.question, description: meta.answer }
}

export default async function Ruling(props: Props) {
  const { id, meta, Content } = await load(props)
  const related = await Promise.all(
    meta.confused.map(async ({ with: other, because }) => ({
      href: rulingHref(other),
      because,
      question: (await loadRuling(other)).meta.question,
    })),
  )
  const [first] = meta.scenarios
  const voice = voiceOf(meta.editions)
  return (
    <LoveLetterRuling
      id={id}
      meta={meta}
      related={related}
      situation={first ? textOfScenario(toldFor(voice, await loadScenario(first))) : null}
    >
      <Content components={vocabulary(voice)} />
    </LoveLetterRuling>
  )
}
