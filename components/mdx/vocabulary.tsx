import type { MDXComponents } from 'mdx/types'
import type { Route } from 'next'
import type { ComponentType, ReactNode } from 'react'
import { cardHref } from '@/components/cards/card-onward'
import { Link } from '@/components/ui/link'
import type { RulingId } from '@/content/load'
import { editions } from '@/machines/love-letter'
import { CardList, type CardListProps } from './card-list'
import { Goals } from './goals'
import { Names } from './names'
import { Scenario, type ScenarioProps } from './scenario'
import { Setup } from './setup'
import { Size } from './size'
import { TakenOut } from './taken-out'
import { cardNamed, saidIn, type Voice } from './voice'

type InVoice<Props> = Props & { readonly voice: Voice }

type CardProps = { readonly is: string; readonly link?: boolean; readonly start?: boolean }

function Card({ voice, is, link, start }: InVoice<CardProps>) {
  const card = cardNamed(is)
  const said = saidIn(voice, card)
  const words = start ? said.charAt(0).toUpperCase() + said.slice(1) : said
  return link ? <Link href={cardHref(card)}>{words}</Link> : words
}

type OnlyProps = { readonly edition: 'love-letter' | 'bridgerton' | 'classic'; readonly children: ReactNode }

function Only({ voice, edition, children }: InVoice<OnlyProps>) {
  const isMeant =
    voice === null ||
    (edition === 'classic' ? voice.endsWith('-classic') : editions[voice].wording === edition)
  return isMeant ? children : null
}

type RulingProps = { readonly is: RulingId; readonly children: ReactNode }

const Ruling = ({ is, children }: RulingProps) => (
  <Link href={`/rulings/love-letter/${is}` as Route}>{children}</Link>
)

/** The part as it speaks in one voice. */
function inVoice<Props extends object>(Part: ComponentType<InVoice<Props>>, voice: Voice) {
  return (props: Props) => <Part {...props} voice={voice} />
}

/**
 * All that words may use, in the voice of one edition or of all of them:
 * `<Card is="guard" />` says “the Guard” or “Eloise” (`start` begins a sentence, `link` leads to its page);
 * `<Only edition="bridgerton">` is left out elsewhere; `<Ruling is="protection">…</Ruling>` leads to a ruling;
 * `<Scenario id="guard-hit" />` is a stage. From the rules come `<Size />` (how many cards there are), `<Setup />` and
 * `<Goals />` (by number of players), `<CardList from={0} to={4} />`, `<TakenOut />` (before a classic game) and
 * `<Names />` (both editions side by side).
 */
export const vocabulary = (voice: Voice): MDXComponents => ({
  Card: inVoice<CardProps>(Card, voice),
  Only: inVoice<OnlyProps>(Only, voice),
  Ruling,
  Scenario: inVoice<Pick<ScenarioProps, 'id'>>(Scenario, voice),
  Size: inVoice(Size, voice),
  Setup: inVoice(Setup, voice),
  Goals: inVoice(Goals, voice),
  CardList: inVoice<CardListProps>(CardList, voice),
  TakenOut: inVoice(TakenOut, voice),
  Names,
})
