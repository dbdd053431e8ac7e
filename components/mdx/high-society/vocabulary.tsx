import type { MDXComponents } from 'mdx/types'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { SeasonRulingId } from '@/content/load'
import { CardList, CardNo } from './cards'
import { Count } from './count'
import { Scenario } from './scenario'
import { Places, Setup } from './setup'

type RulingProps = { readonly is: SeasonRulingId; readonly children: ReactNode }

const Ruling = ({ is, children }: RulingProps) => (
  <Link href={`/rulings/high-society/${is}` as Route}>{children}</Link>
)

const Book = ({ children }: { readonly children: ReactNode }) => (
  <Link href="/referee/high-society/book">{children}</Link>
)

/**
 * All that words about The High Society Game may use:
 * `<Ruling is="rival-pair">…</Ruling>` leads to a ruling; `<Scenario id="love-match" />` is a stage;
 * `<CardNo n={4} />` says “Jealousy (4)”, `<CardNo n={[4, 8]} />` “Jealousy (4, 8)” (`link` leads to the cards);
 * `<Book>…</Book>` leads to the card book of this device.
 * From the rules come `<Count of="tokens" />` (“four”, `start` begins a sentence), `<Setup />` and `<Places />` (by number
 * of players), and `<CardList />` (the known cards with what they do).
 */
export const seasonVocabulary: MDXComponents = {
  Ruling,
  Scenario,
  CardNo,
  Count,
  Setup,
  Places,
  CardList,
  Book,
}
