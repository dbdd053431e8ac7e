import type { ReactNode } from 'react'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader, Prose } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import type { CardMeta } from '@/content/types'
import type { Card } from '@/machines/love-letter'
import { CardEditions } from './card-editions'
import { CardEffect } from './card-effect'
import { CardFaces } from './card-faces'
import { CardNeighbours, CardRulings, type RulingToRead } from './card-onward'
import { boxesWith, namesOf } from './of-all-editions'

export interface CardPageProps {
  readonly card: Card
  readonly meta: CardMeta
  readonly rulings: readonly RulingToRead[]
  /** Whom it may be played on and when, and what people get wrong. */
  readonly children: ReactNode
}

/** The questions about the card stand in the margin beside their answers, until the first heading. */
const SIDE_HEADS = [
  'sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6 sm:[&>*]:col-span-full',
  '[&>h3:not(h2~h3)]:text-base [&>h3:not(h2~h3)]:leading-[1.4] [&>h3:not(h2~h3)]:text-ink-2 [&>h3:not(h2~h3)]:mt-5',
  'sm:[&>h3:not(h2~h3)]:col-[1] sm:[&>p:not(h2~p)]:col-[2] sm:[&>p:not(h2~p)]:mt-5',
].join(' ')

/** All about one card, in both boxes. */
export function CardPage({ card, meta, rulings, children }: CardPageProps) {
  const boxes = boxesWith(card)
  return (
    <RulesetScope ruleset={boxes[0]?.id ?? ''}>
      <Masthead wide box="love-letter" />
      <Page width="wide">
        <WayBack />
        <PageHeader
          back={{ href: '/cards/love-letter', label: 'All cards' }}
          kicker={`${boxes.length > 1 ? '' : 'Only in '}${boxes.map(({ name }) => name).join(' and ')}`}
          title={namesOf(card)}
          lead={meta.gist}
        />
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,36rem)]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start items-center gap-x-10 gap-y-6 self-start sm:grid-cols-[auto_minmax(0,1fr)] lg:sticky lg:top-6 lg:grid-cols-1">
            <CardFaces of={card} />
            <CardEditions of={card} />
          </div>
          <div className="min-w-0">
            <CardEffect of={card} />
            <Prose className={`mt-8 ${SIDE_HEADS}`}>{children}</Prose>
            <CardRulings rulings={rulings} />
            <CardNeighbours of={card} />
          </div>
        </div>
      </Page>
    </RulesetScope>
  )
}
