import { DanceSpread } from '@/components/season/dance-spread'
import { ButtonLink } from '@/components/ui/button'
import { PLAYERS } from '@/machines/high-society'
import { SEASON } from './learnt'

/** The way into The High Society Game: its cards, its guide, its rulings. */
export function SeasonDoor() {
  return (
    <article
      data-ruleset={SEASON.id}
      aria-labelledby={SEASON.id}
      className="grid grid-cols-1 content-start gap-5 border-t border-line pt-8 pb-12"
    >
      <h2 id={SEASON.id} className="text-[clamp(1.875rem,1.5rem+1.2vw,2.5rem)] leading-[1.1] text-accent">
        {SEASON.name}
      </h2>
      <DanceSpread />
      <p>
        For {PLAYERS.least} to {PLAYERS.most} players, another game altogether: eight Balls, a ladder of
        prospects, and one good Match.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={`/learn/${SEASON.id}`} kind="primary">
          Read the guide
        </ButtonLink>
        <ButtonLink href={`/rulings/${SEASON.id}`}>Look up a ruling</ButtonLink>
      </p>
    </article>
  )
}
