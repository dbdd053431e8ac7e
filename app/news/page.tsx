import type { Metadata } from 'next'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader, Prose } from '@/components/ui/page'
import { loadChanges } from '@/content/load'

export const metadata: Metadata = { title: 'What changed' }

export default async function News() {
  const Changes = await loadChanges()
  return (
    <>
      <Masthead />
      <Page>
        <PageHeader
          title="What changed"
          lead={`This is Parlour ${process.env.NEXT_PUBLIC_VERSION}. A newer one comes onto the device by itself, and waits until you take it.`}
        />
        <Prose>
          <Changes />
        </Prose>
      </Page>
    </>
  )
}
