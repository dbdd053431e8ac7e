import type { ReactNode } from 'react'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { type EditionId, editions } from '@/machines/love-letter'
import { ListCard } from './list-card'
import { PrintDesk } from './print-desk'
import { ReferenceLinks } from './reference-links'
import { RoundCard } from './round-card'
import { CardSummary, RoundSummary } from './summary'

/** One edition at a glance: on the screen, and as cards to print and cut. */
export function ReferencePage({ edition: id }: { edition: EditionId }) {
  const edition = editions[id]
  const cards = [<ListCard key="list" of={edition} />, <RoundCard key="round" of={edition} />]
  return (
    <RulesetScope ruleset={id}>
      <div className="contents print:hidden">
        <Masthead wide box={edition.wording} />
      </div>
      <Page width="wide" className="print:m-0 print:max-w-none print:p-0">
        <div className="print:hidden">
          <PageHeader
            kicker={edition.name}
            title="At a glance"
            lead="Every card and the whole round, here or on paper beside each player."
            back={{ href: '/cards/love-letter', label: 'All cards' }}
          />
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <CardSummary of={edition} />
            <RoundSummary of={edition} />
          </div>
        </div>
        <section aria-labelledby="print" className="mt-12 print:mt-0">
          <h2 id="print" className="mb-4 border-t border-line pt-5 text-[1.75rem] leading-tight print:hidden">
            Reference cards to print
          </h2>
          <div className="grid gap-x-16 gap-y-6 md:grid-cols-[24rem_1fr] print:block">
            <PrintDesk cards={cards} mostPlayers={edition.players.most} />
            <Picture>{cards}</Picture>
          </div>
        </section>
        <ReferenceLinks except={id} />
      </Page>
    </RulesetScope>
  )
}

/** The two cards of a player as they will come out, small. */
function Picture({ children }: { children: ReactNode[] }) {
  return (
    <div
      aria-hidden
      data-theme="light"
      className="flex flex-wrap content-start gap-4 bg-transparent! [--u:2.35px] print:hidden sm:[--u:4px]"
    >
      {children.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards, always the same
        <div key={i} className="rounded-[calc(2*var(--u))] border border-edge bg-card">
          {card}
        </div>
      ))}
    </div>
  )
}
