import { Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Stepper } from '@/components/ui/stepper'
import { BALLS, CARDS } from '@/machines/high-society'
import { type Form, noTile, type StartForm } from '../setup/form'
import { namesIn } from '../setup/head'
import { DiscardPicker } from './discard-picker'
import { TileEditor } from './tile-editor'

export interface StartInTheMiddleProps {
  readonly form: Pick<Form, 'seats' | 'prospects'>
  readonly start: StartForm
  readonly onChange: (start: StartForm | null) => void
}

/** The tiles without the ring of this player, who has only one: it goes where it was told to lie last. */
const ringless = (tiles: StartForm['tiles'], player: number | undefined): StartForm['tiles'] =>
  Object.fromEntries(
    Object.entries(tiles).map(([key, tile]) => [
      key,
      player !== undefined && tile.ring?.player === player ? { ...tile, ring: null } : tile,
    ]),
  )

/** A season that was begun without Parlour: what lies open between two Balls. Hands and hidden Traits are not asked for. */
export function StartInTheMiddle({ form, start, onChange }: StartInTheMiddleProps) {
  const { seats, prospects } = form
  const names = namesIn(form)
  const players = seats.map(({ key }, i) => ({ key, name: names.players[i] as string, seat: i }))
  const set = (change: Partial<StartForm>) => onChange({ ...start, ...change })
  return (
    <div className="-ms-7 grid grid-cols-1 gap-6">
      <p className="text-small text-ink-2">
        Between two Balls: all tiles are back, and everybody holds two cards. The ladder is the one above, as
        it lies now.
      </p>
      <Stepper
        label="The Ball that comes next"
        lessLabel="One Ball earlier"
        moreLabel="One Ball later"
        min={1}
        max={BALLS}
        value={start.ball}
        onChange={(ball) => set({ ball })}
      />
      <section>
        <h3 className="mb-2 font-sans text-small font-medium tracking-normal">What lies on each prospect?</h3>
        {prospects.map(({ key }, i) => (
          <TileEditor
            key={key}
            name={names.prospects[i] as string}
            players={players}
            tile={start.tiles[key] ?? noTile}
            onChange={(tile) => set({ tiles: { ...ringless(start.tiles, tile.ring?.player), [key]: tile } })}
          />
        ))}
      </section>
      <DiscardPicker
        discard={start.discard}
        unknown={start.unknown}
        most={CARDS - 2 * seats.length}
        onChange={set}
      />
      <Button
        kind="quiet"
        className="-ms-2 justify-self-start text-small text-ink-2"
        icon={<Icon of={Undo2} />}
        onClick={() => onChange(null)}
      >
        Begin at the first Ball instead
      </Button>
    </div>
  )
}
