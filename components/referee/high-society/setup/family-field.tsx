import { FAMILIES, type Family } from './form'

export interface FamilyFieldProps {
  /** Whose family: for those who listen. */
  readonly label: string
  readonly family: Family | null
  readonly onChange: (family: Family | null) => void
}

const NAMES: Readonly<Record<Family, string>> = { bridgerton: 'Bridgerton', featherington: 'Featherington' }

/** The family that a tile names, if it names one. */
export function FamilyField({ label, family, onChange }: FamilyFieldProps) {
  return (
    <select
      aria-label={label}
      value={family ?? ''}
      onChange={({ currentTarget: { value } }) => onChange((value || null) as Family | null)}
      className="min-h-12 w-44 min-w-0 max-w-full rounded-ui border border-transparent bg-transparent px-2 text-base text-ink-2 hover:bg-accent-soft [&>option]:bg-card [&>option]:text-ink"
    >
      <option value="">No family</option>
      {FAMILIES.map((one) => (
        <option key={one} value={one}>
          {NAMES[one]}
        </option>
      ))}
    </select>
  )
}
