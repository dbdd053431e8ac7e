import type { Metadata } from 'next'
import { EDITIONS, editionName } from '@/components/reference/reference-links'
import { ReferencePage } from '@/components/reference/reference-page'

export const dynamicParams = false
export const generateStaticParams = () => EDITIONS.map((edition) => ({ edition }))

type Props = { readonly params: Promise<{ edition: string }> }

const editionOf = async ({ params }: Props) => (await params).edition as (typeof EDITIONS)[number]

export async function generateMetadata(props: Props): Promise<Metadata> {
  const name = editionName(await editionOf(props))
  return { title: `${name} at a glance`, description: `Every card of ${name}, to read or to print and cut.` }
}

export default async function Reference(props: Props) {
  return <ReferencePage edition={await editionOf(props)} />
}
