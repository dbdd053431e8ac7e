import type { ReactNode } from 'react'
import type { BoxId } from '@/components/boxes/boxes'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader, Prose } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { PageLine } from './page-line'
import { type Leaf, Pager } from './pager'

export interface GuidePageProps {
  /** The edition or game that the guide is to, by its id and by its name. */
  readonly edition: BoxId
  readonly name: string
  /** All pages in order, this one among them. */
  readonly pages: readonly { readonly id: string; readonly title: string; readonly gist: string }[]
  readonly id: string
  /** What comes after the last page. */
  readonly end: Leaf
  readonly children: ReactNode
}

/** One page of a guide: complete as plain text, with a stage or two in it. */
export function GuidePage({ edition, name, pages, id, end, children }: GuidePageProps) {
  const at = pages.findIndex((page) => page.id === id)
  const leaf = (i: number, otherwise: Leaf): Leaf => {
    const page = pages[i]
    return page ? { href: `/learn/${edition}/${page.id}`, title: page.title } : otherwise
  }
  return (
    <RulesetScope ruleset={edition}>
      <Masthead box={edition} />
      <Page>
        <WayBack />
        <PageHeader
          back={{ href: `/learn/${edition}`, label: 'The guide' }}
          kicker={
            <>
              <PageLine at={at} of={pages.length} />
              {name} · page {at + 1} of {pages.length}
            </>
          }
          title={pages[at]?.title}
          lead={pages[at]?.gist}
        />
        <Prose>{children}</Prose>
        <Pager
          edition={edition}
          id={id}
          before={leaf(at - 1, { href: `/learn/${edition}`, title: 'All pages' })}
          after={leaf(at + 1, end)}
        />
      </Page>
    </RulesetScope>
  )
}
