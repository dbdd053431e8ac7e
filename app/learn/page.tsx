import type { Metadata } from 'next'
import { EditionDoor } from '@/components/learn/edition-door'
import { LEARNT } from '@/components/learn/learnt'
import { Ways } from '@/components/learn/ways'
import { Colophon } from '@/components/ui/colophon'
import { Masthead } from '@/components/ui/masthead'
import { Page, PageHeader } from '@/components/ui/page'
import { differenceIds, loadDifference } from '@/content/load'

export const metadata: Metadata = {
  title: 'Learn',
  description: 'Love Letter and Love Letter: Bridgerton in ten minutes, by looking into live situations.',
}

export default async function Learn() {
  const differences = await Promise.all(differenceIds().map(loadDifference))
  return (
    <>
      <Masthead wide />
      <Page width="wide">
        <PageHeader
          title="Learn"
          lead="Which box lies before you? They are one game in two societies: the guide speaks in the names of yours."
        />
        <section aria-label="The editions" className="grid gap-x-16 lg:grid-cols-2">
          {LEARNT.map((edition) => (
            <EditionDoor key={edition} edition={edition} />
          ))}
        </section>
        <section aria-labelledby="known" className="border-t border-line py-12">
          <h2 id="known" className="mb-4 text-question">
            You know one of them already
          </h2>
          <Ways
            ways={differences.map(({ id, meta }) => ({
              href: `/learn/differences/${id}`,
              title: meta.title,
              about: meta.gist,
            }))}
          />
        </section>
        <Colophon />
      </Page>
    </>
  )
}
