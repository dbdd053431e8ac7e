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
      className="min-h-12 min-w-0 flex-[0_1_11rem] rounded-ui border border-edge bg-card px-3 text-base text-ink"
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
