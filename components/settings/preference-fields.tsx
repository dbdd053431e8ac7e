'use client'

import type { ReactNode } from 'react'
import { type ChoiceOf, type Preference, prefer } from '@/components/ui/preferences'
import { Segmented, type SegmentedOption } from '@/components/ui/segmented'
import { Switch } from '@/components/ui/switch'
import { usePreference } from '@/components/ui/use-preference'

interface ChoiceFieldProps<K extends Preference> {
  readonly name: K
  readonly label: string
  readonly options: readonly SegmentedOption<ChoiceOf<K>>[]
  readonly layout?: 'row' | 'stack'
}

/** One of a few, in force at once. */
export function ChoiceField<K extends Preference>({
  name,
  label,
  options,
  layout = 'row',
}: ChoiceFieldProps<K>) {
  return (
    <Segmented
      label={label}
      layout={layout}
      options={options}
      value={usePreference(name)}
      onChange={(choice) => prefer(name, choice)}
    />
  )
}

interface SwitchFieldProps {
  readonly name: 'awake' | 'hold' | 'shortcuts'
  readonly label: string
  readonly note: ReactNode
}

/** On or off, in force at once. */
export function SwitchField({ name, label, note }: SwitchFieldProps) {
  const chosen = usePreference(name)
  return (
    <Switch
      label={label}
      note={note}
      checked={chosen === 'on'}
      onChange={(isOn) => prefer(name, isOn ? 'on' : 'off')}
    />
  )
}
