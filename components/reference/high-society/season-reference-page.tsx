import { SEASON } from '@/components/learn/learnt'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { PLAYERS, referenceParts } from '@/machines/high-society'
import { ReferenceLinks } from '../reference-links'
import { BlankSheet } from './blank-sheet'
import { SeasonPrintDesk } from './season-print-desk'
import { SummarySheet } from './summary-sheet'

const SCORES = Array.from({ length: PLAYERS.most - PLAYERS.least + 1 }, (_, i) => {
  const players = PLAYERS.least + i
  return { players, sheet: <BlankSheet players={players} /> }
})

/** The High Society Game at a glance: on the screen, and as a page to print beside a score sheet. */
export const SeasonReferencePage = () => (
  <RulesetScope ruleset={SEASON.id}>
    <div className="contents print:hidden">
      <Masthead wide box="high-society" />
    </div>
    <Page width="wide" className="print:m-0 print:max-w-none print:p-0">
      <div className="print:hidden">
        <PageHeader
          kicker={`Bridgerton: ${SEASON.name}`}
          title="At a glance"
          lead="A whole season in a few words, here or on paper; and a sheet to keep the score with a pen."
          back={{ href: `/learn/${SEASON.id}`, label: 'The guide' }}
        />
        <dl className="gap-x-16 lg:columns-2">
          {referenceParts().map(({ title, lines }) => (
            <div key={title} className="mb-6 break-inside-avoid">
              <dt className="voice text-lead">{title}</dt>
              {lines.map((line) => (
                <dd key={line} className="max-w-144">
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <section aria-labelledby="print" className="mt-8 print:mt-0">
        <h2 id="print" className="mb-4 border-t border-line pt-5 text-[1.75rem] leading-tight print:hidden">
          To print
        </h2>
        <SeasonPrintDesk summary={<SummarySheet />} scores={SCORES} />
      </section>
      <ReferenceLinks except={SEASON.id} />
    </Page>
  </RulesetScope>
)
