import { Segmented } from '@/components/ui/segmented'
import { Stepper } from '@/components/ui/stepper'
import { MOST_ON_TRAIT } from '@/machines/high-society'

export interface PlacesFieldProps {
  readonly way: string
  readonly count: string
  /** What no place at all is called, where that can be. */
  readonly none?: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** So many places up or down. */
export function PlacesField({ way, count, none, value, onChange }: PlacesFieldProps) {
  const ways = [
    { value: '1', label: 'Up' },
    { value: '-1', label: 'Down' },
    ...(none ? [{ value: '0', label: none }] : []),
  ]
  return (
    <>
      <Segmented
        label={way}
        value={String(Math.sign(value))}
        options={ways}
        onChange={(sign) => onChange(Number(sign) * Math.max(1, Math.abs(value)))}
      />
      {value === 0 ? null : (
        <Stepper
          label={count}
          lessLabel={`${count}: one less`}
          moreLabel={`${count}: one more`}
          min={1}
          max={MOST_ON_TRAIT}
          value={Math.abs(value)}
          onChange={(n) => onChange(Math.sign(value) * n)}
        />
      )}
    </>
  )
}
