import type { Form } from './form'
import { namesIn } from './head'

export interface SiblingPairsProps {
  readonly form: Pick<Form, 'seats' | 'prospects' | 'pairs'>
  readonly onChange: (pairs: Form['pairs']) => void
}

/** Brothers and sisters, pair by pair. */
export function SiblingPairs({ form, onChange }: SiblingPairsProps) {
  const { seats, prospects, pairs } = form
  const names = namesIn(form)
  const isPair = (player: number, prospect: number) =>
    pairs.some(([who, whom]) => who === player && whom === prospect)
  const toggle = (player: number, prospect: number) =>
    onChange(
      isPair(player, prospect)
        ? pairs.filter(([who, whom]) => who !== player || whom !== prospect)
        : [...pairs, [player, prospect]],
    )
  return (
    <div className="grid grid-cols-1 gap-3 border-s-3 border-line-2 ps-4">
      {seats.map((seat, i) => (
        <fieldset key={seat.key} className="min-w-0">
          <legend className="mb-1 text-small font-medium">
            <bdi>{names.players[i]}</bdi> is brother or sister to
          </legend>
          <div className="flex flex-wrap gap-2">
            {prospects.map((prospect, k) => (
              <label
                key={prospect.key}
                className="relative flex min-h-12 max-w-full cursor-pointer items-center rounded-ui border border-edge bg-card px-4 has-checked:picked has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  type="checkbox"
                  className="absolute inset-0 cursor-pointer opacity-0"
                  checked={isPair(seat.key, prospect.key)}
                  onChange={() => toggle(seat.key, prospect.key)}
                />
                <bdi className="truncate">{names.prospects[k]}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
