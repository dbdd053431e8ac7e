import { markOf } from '@/components/table/card-mark'
import { ButtonLink } from '@/components/ui/button'
import { CardSpread } from '@/components/ui/card-spread'
import { cardsOf, editions, viewCard } from '@/machines/love-letter'
import type { Learnt } from './learnt'

/** The way into one edition: its cards, its guide, its first round. */
export function EditionDoor({ edition }: { readonly edition: Learnt }) {
  const { name, players } = editions[edition]
  const cards = cardsOf(editions[edition]).map((card) => markOf(viewCard(edition, card)))
  return (
    <article
      data-ruleset={edition}
      aria-labelledby={edition}
      className="grid grid-cols-1 content-start gap-5 border-t border-line pt-8 pb-12"
    >
      <h2 id={edition} className="text-[clamp(1.875rem,1.5rem+1.2vw,2.5rem)] leading-[1.1] text-accent">
        {name}
      </h2>
      <CardSpread cards={cards} />
      <p>
        For {players.least} to {players.most} players. Read a few short pages, or sit down and play a round
        with somebody at your shoulder.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={`/learn/${edition}`} kind="primary">
          Read the guide
        </ButtonLink>
        <ButtonLink href={`/learn/${edition}/first-round`}>Play a first round</ButtonLink>
      </p>
    </article>
  )
}
