import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { namesFor, type TargetChoice, viewCard } from '@/machines/love-letter'
import type { MayPlayProps } from './may-play'
import { nameOf } from './name-of'
import { Why } from './why'

type TargetsProps = Pick<MayPlayProps, 'game' | 'play' | 'onPlay'> & {
  readonly targets: readonly TargetChoice[]
}

/** On whom a card may be played and on whom not, and for a 1 what may be named. */
export function Targets({ game, targets, play, onPlay }: TargetsProps) {
  const free = targets.filter(({ barred }) => !barred)
  const barred = targets.filter(({ barred, seat }) => barred && seat !== null)
  const names = play && free.some((target) => target.play.target === play.target) ? namesFor(game, play) : []
  return (
    <div className="grid grid-cols-1 gap-3 pt-1 pb-3 ps-15">
      <Picks label="On whom?">
        {free.map(({ seat, play: own }) => (
          <Pick
            key={seat}
            isPicked={play?.card === own.card && play.target === own.target}
            onPick={() => onPlay(own)}
          >
            <bdi>{seat === null ? 'nobody' : nameOf(game, seat)}</bdi>
          </Pick>
        ))}
      </Picks>
      {names.length && play ? (
        <Picks label="Naming what?">
          {names
            .filter(({ barred }) => !barred)
            .map(({ card, play: named }) => (
              <Pick key={card} isPicked={play.guess === card} onPick={() => onPlay(named)}>
                <span className="voice me-1.5 text-accent [[aria-pressed=true]>&]:text-inherit">{card}</span>
                {viewCard(game.table.edition, card).name}
              </Pick>
            ))}
        </Picks>
      ) : null}
      {barred.length ? (
        <ul className="grid grid-cols-1 gap-1.5 text-small">
          {barred.map((target) => (
            <li key={target.seat}>{target.barred ? <Why reason={target.barred} /> : null}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const Picks = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand apart from the row
  <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
    <span aria-hidden className="text-small text-ink-2">
      {label}
    </span>
    {children}
  </div>
)

const Pick = ({
  isPicked,
  onPick,
  children,
}: {
  isPicked: boolean
  onPick: () => void
  children: ReactNode
}) => (
  <button
    type="button"
    aria-pressed={isPicked}
    onClick={onPick}
    className={cx(
      'min-h-12 rounded-ui border px-4',
      isPicked ? 'picked border-accent' : 'border-edge bg-card hover:bg-accent-soft',
    )}
  >
    {children}
  </button>
)
