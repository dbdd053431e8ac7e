import { Masthead } from '@/components/masthead/masthead'
import { MemoryOnly } from '@/components/memory-only'
import { Page } from '@/components/ui/page'
import * as season from '@/machines/high-society'
import { cardsOf, type EditionId, editions, practisedRulings, TOPICS, viewCard } from '@/machines/love-letter'
import { type EditionData, type PracticeData, seasonKey } from './data'
import { Practice } from './practice'

function editionData(id: EditionId): EditionData {
  const cards = cardsOf(editions[id]).map((card) => viewCard(id, card))
  return {
    id,
    name: editions[id].name,
    size: cards.reduce((sum, { copies }) => sum + copies, 0),
    cards: cards.map(({ card, numeral, name }) => ({ card, label: numeral ? `${numeral} ${name}` : name })),
    rulings: practisedRulings(id),
  }
}

const SEASON: EditionData = {
  id: 'high-society',
  name: 'The High Society Game',
  size: season.CARDS,
  cards: [],
  rulings: season.practisedRulings().map(seasonKey),
}

/** Practice: what can be chosen stands on the page; rules and questions come when somebody begins. */
export function PracticePage({ titles }: Pick<PracticeData, 'titles'>) {
  const data = {
    editions: [...(Object.keys(editions) as EditionId[]).map(editionData), SEASON],
    topics: TOPICS,
    seasonTopics: season.TOPICS,
    titles,
  }
  return (
    <>
      <Masthead wide />
      <Page width="wide">
        <MemoryOnly />
        <Practice data={data} />
      </Page>
    </>
  )
}
