import { CROWN_MARK } from '@/components/ui/card-art'
import { CardSpread } from '@/components/ui/card-spread'
import { emblemKeys } from '@/components/ui/emblems'

const cards = emblemKeys.slice(0, 10).map((emblem, i) => ({
  emblem,
  numeral: emblem === 'queen' ? CROWN_MARK : String(i),
  name: i === 9 ? 'Princess' : '',
}))

/** No game was played here yet. */
export function EmptyGames() {
  return (
    <div data-ruleset="love-letter" className="border-t border-line py-8">
      <div className="max-w-144">
        <CardSpread cards={cards} />
      </div>
      <p className="mt-8 max-w-144 font-serif text-lead">
        No game yet. Shuffle the cards, put the phone where everybody can see it, and say who sits at the
        table.
      </p>
      <p className="mt-3 max-w-144 text-small text-ink-2">
        Each step is kept on this device: put the phone away in the middle of a round, and the round waits
        here.
      </p>
    </div>
  )
}
