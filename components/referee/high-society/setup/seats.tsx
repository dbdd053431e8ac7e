import { NameChips } from '../../setup/name-chips'
import { LONGEST_NAME } from '../../setup/name-length'
import { NamedRows } from '../../setup/named-rows'
import { cleanName, playersOf } from '../../setup/names'
import { changed, placed } from '../../setup/rows'
import { FamilyField } from './family-field'
import { LEAST_PLAYERS, MOST_PLAYERS, noSeat, type Seat, type Tile } from './form'

export interface SeatsProps {
  readonly seats: readonly Seat[]
  readonly onChange: (seats: readonly Seat[]) => void
  /** People of earlier evenings. */
  readonly names: readonly string[]
  readonly onForgetName: (name: string) => void
  /** Who played last, where that is another table than this one. */
  readonly lastTable: readonly string[] | null
  readonly onLastTable: () => void
  /** Character tiles of this box that were named before. */
  readonly characters: readonly Tile[]
  readonly onForgetCharacter: (name: string) => void
}

/** Who sits where, and whom they play. */
export function Seats(props: SeatsProps) {
  const { seats, onChange, characters } = props
  const called = playersOf(seats)
  const set = (at: number, change: Partial<Seat>) => onChange(changed(seats, at, change))
  /** A tile that was named before brings its family along. */
  const play = (at: number, character: string) => {
    const known = characters.find(({ name }) => name === cleanName(character))
    set(at, { character, ...(known && { family: known.family }) })
  }
  const played = seats.map(({ character }) => cleanName(character))
  const without = seats.findIndex(({ character }) => cleanName(character) === '')
  const unplayed = characters.map(({ name }) => name).filter((name) => !played.includes(name))
  const seated = seats.map(({ name }) => cleanName(name))
  return (
    <div className="grid grid-cols-1 gap-4">
      <NameChips
        names={props.names.filter((name) => !seated.includes(name))}
        lastTable={props.lastTable}
        onName={(name) => onChange(placed<Seat>(seats, { ...noSeat, name }, MOST_PLAYERS))}
        onLastTable={props.onLastTable}
        onForget={props.onForgetName}
      />
      <NamedRows<Seat>
        rows={seats}
        called={called}
        word="Player"
        least={LEAST_PLAYERS}
        most={MOST_PLAYERS}
        blank={noSeat}
        onChange={onChange}
        below={({ character, family }, at) => (
          <div className="mt-1 mb-1 flex flex-wrap gap-1 ps-3">
            <input
              type="text"
              dir="auto"
              autoComplete="off"
              autoCapitalize="words"
              maxLength={LONGEST_NAME}
              spellCheck={false}
              aria-label={`Character of ${called[at]}`}
              placeholder="Character"
              title={character || undefined}
              value={character}
              onChange={({ currentTarget }) => play(at, currentTarget.value)}
              className="min-h-12 min-w-0 flex-[1_1_8rem] rounded-ui border border-edge bg-card px-3 text-base text-ink placeholder:text-ink-2"
            />
            <FamilyField
              label={`Family of ${called[at]}’s Character`}
              family={family}
              onChange={(next) => set(at, { family: next })}
            />
          </div>
        )}
      />
      {without >= 0 && unplayed.length > 0 ? (
        <div className="grid grid-cols-1 gap-2">
          <p className="text-small text-ink-2">
            Character tiles of this box. A tap gives one to <bdi>{called[without]}</bdi>.
          </p>
          <NameChips
            label="Characters used before"
            names={unplayed}
            onName={(name) => play(without, name)}
            onForget={props.onForgetCharacter}
          />
        </div>
      ) : null}
    </div>
  )
}
