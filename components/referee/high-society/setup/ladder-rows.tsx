import { Eraser } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NameChips } from '../../setup/name-chips'
import { NamedRows } from '../../setup/named-rows'
import { cleanName, namesOf } from '../../setup/names'
import { changed, placed } from '../../setup/rows'
import { FamilyField } from './family-field'
import { noProspect, type Prospect, type Tile } from './form'

export interface LadderRowsProps {
  readonly prospects: readonly Prospect[]
  /** How many this table plays with. */
  readonly due: number
  readonly known: readonly Tile[]
  readonly onChange: (prospects: readonly Prospect[]) => void
  readonly onForget: (name: string) => void
}

/** The ladder as it was laid. The tiles known from before are tapped from the top down. */
export function LadderRows({ prospects, due, known, onChange, onForget }: LadderRowsProps) {
  const called = namesOf(prospects, 'Prospect')
  const typed = prospects.map(({ name }) => cleanName(name))
  const familyOf = (name: string) => known.find((tile) => tile.name === cleanName(name))?.family
  const isFull = typed.every(Boolean)
  return (
    <div className="grid grid-cols-1 gap-4">
      {isFull ? null : (
        <NameChips
          label="Prospects used before"
          names={known.map(({ name }) => name).filter((name) => !typed.includes(name))}
          onName={(name) =>
            onChange(placed<Prospect>(prospects, { name, family: familyOf(name) ?? null }, due))
          }
          onForget={onForget}
        />
      )}
      <NamedRows<Prospect>
        rows={prospects}
        called={called}
        word="Prospect"
        least={due}
        most={Math.max(due, prospects.length)}
        blank={noProspect}
        onChange={(rows) =>
          onChange(
            rows.map((row, at) => {
              const isTyped = prospects[at]?.key === row.key && prospects[at]?.name !== row.name
              const family = isTyped ? familyOf(row.name) : undefined
              return family === undefined ? row : { ...row, family }
            }),
          )
        }
        beside={({ family }, at) => (
          <FamilyField
            label={`Family of ${called[at]}`}
            family={family}
            onChange={(next) => onChange(changed(prospects, at, { family: next }))}
          />
        )}
      />
      {typed.some(Boolean) ? (
        <Button
          kind="quiet"
          className="-ms-2 justify-self-start text-small text-ink-2"
          icon={<Icon of={Eraser} />}
          onClick={() => onChange(prospects.map(({ key }) => ({ ...noProspect, key })))}
        >
          Clear the ladder
        </Button>
      ) : null}
    </div>
  )
}
