import type { Metadata } from 'next'
import { CardPage } from '@/components/cards/card-page'
import { cardOfPage, namesOf, voiceOfCard } from '@/components/cards/of-all-editions'
import { vocabulary } from '@/components/mdx/vocabulary'
import { cardIds, loadCard, loadRuling } from '@/content/load'

export const dynamicParams = false
export const generateStaticParams = () => cardIds().map((card) => ({ card }))

type Props = { readonly params: Promise<{ card: string }> }

const load = async ({ params }: Props) => loadCard((await params).card)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, meta } = await load(props)
  return { title: namesOf(cardOfPage(id)), description: meta.gist }
}

export default async function Card(props: Props) {
  const { id, meta, Content } = await load(props)
  const card = cardOfPage(id)
  const rulings = await Promise.all(
    meta.rulings.map(async (ruling) => {
      const { question, answer } = (await loadRuling(ruling)).meta
      return { id: ruling, question, answer }
    }),
  )
  return (
    <CardPage card={card} meta={meta} rulings={rulings}>
      <Content components={vocabulary(voiceOfCard(card))} />
    </CardPage>
  )
}
