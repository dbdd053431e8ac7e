import { markOf } from '@/components/table/card-mark'
import { CardChip } from '@/components/ui/card-chip'
import { Disclosure } from '@/components/ui/disclosure'
import { type CardChoice, type Game, viewCard } from '@/machines/love-letter'
import { Why } from './why'

/** Cards that may not be played, each with its reason; first those that a rule keeps back, then those that are not there. */
export function Barred({ game, choices }: { game: Game; choices: readonly CardChoice[] }) {
  const isAbsent = ({ barred }: CardChoice) => barred?.rule === 'impossible-card'
  const kept = choices.filter((choice) => !isAbsent(choice))
  const absent = choices.filter(isAbsent)
  return (
    <>
      {kept.length ? <Reasons game={game} choices={kept} /> : null}
      {absent.length ? (
        <Disclosure
          summary={
            <span className="text-small text-ink-2">
              {absent.length === 1 ? 'One card' : `${absent.length} cards`} that cannot be in this hand
            </span>
          }
        >
          <div className="-ms-7">
            <Reasons game={game} choices={absent} />
          </div>
        </Disclosure>
      ) : null}
    </>
  )
}

function Reasons({ game, choices }: { game: Game; choices: readonly CardChoice[] }) {
  return (
    <ul aria-label="May not be played">
      {choices.map(({ card, barred }) => {
        const view = viewCard(game.table.edition, card)
        return (
          <li key={card} className="flex min-h-14 items-center gap-4 py-2">
            <span className="opacity-60">
              <CardChip {...markOf(view)} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="voice block text-ink-2 leading-snug line-through decoration-1">
                {view.name}
              </span>
              <span className="block text-small">{barred ? <Why reason={barred} /> : null}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
