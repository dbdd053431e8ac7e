import type { Metadata } from 'next'
import { EditionDoor } from '@/components/learn/edition-door'
import { LEARNT } from '@/components/learn/learnt'
import { SeasonDoor } from '@/components/learn/season-door'
import { Ways } from '@/components/learn/ways'
import { Masthead } from '@/components/masthead/masthead'
import { Colophon } from '@/components/ui/colophon'
import { Page, PageHeader } from '@/components/ui/page'
import { differenceIds, loadDifference } from '@/content/load'

export const metadata: Metadata = {
  title: 'Learn',
  description:
    'Love Letter, Love Letter: Bridgerton and The High Society Game, by looking into live situations.',
}

export default async function Learn() {
  const differences = await Promise.all(differenceIds().map(loadDifference))
  return (
    <>
      <Masthead wide />
      <Page width="wide">
        <PageHeader
          title="Learn"
          lead="Which box lies before you? The two Love Letters are one game in two societies, each told in its own names; The High Society Game is another."
        />
        <section aria-label="The games" className="grid gap-x-12 lg:grid-cols-3">
          {LEARNT.map((edition) => (
            <EditionDoor key={edition} edition={edition} />
          ))}
          <SeasonDoor />
        </section>
        <section aria-labelledby="known" className="border-t border-line py-12">
          <h2 id="known" className="mb-4 text-question">
            You know one Love Letter already
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
