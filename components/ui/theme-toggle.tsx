'use client'

import { Moon, Sun, SunMoon } from 'lucide-react'
import { Icon } from './icon'
import { type ChoiceOf, prefer } from './preferences'
import { Segmented } from './segmented'
import { usePreference } from './use-preference'
import { VisuallyHidden } from './visually-hidden'

const face = (glyph: typeof Sun, word: string) => (
  <>
    <Icon of={glyph} />
    <VisuallyHidden>{word}</VisuallyHidden>
  </>
)

const options = [
  { value: 'light', label: face(Sun, 'Light') },
  { value: 'system', label: face(SunMoon, 'As the device') },
  { value: 'dark', label: face(Moon, 'Dark') },
] as const satisfies { value: ChoiceOf<'theme'>; label: React.ReactNode }[]

/** Light, as the device, dark. */
export function ThemeToggle() {
  const theme = usePreference('theme')
  return (
    <div className="w-fit">
      <Segmented
        label="Light or dark"
        labelHidden
        quiet
        options={options}
        value={theme}
        onChange={(chosen) => prefer('theme', chosen)}
      />
    </div>
  )
}
