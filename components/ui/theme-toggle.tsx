'use client'

import { Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Icon } from './icon'
import { Segmented } from './segmented'
import { chooseTheme, currentTheme, onThemeChange, type Theme } from './theme'
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
] as const satisfies { value: Theme; label: React.ReactNode }[]

/** Light, as the device, dark. */
export function ThemeToggle() {
  const theme = useSyncExternalStore<Theme>(onThemeChange, currentTheme, () => 'system')
  return (
    <div className="w-fit">
      <Segmented
        label="Light or dark"
        labelHidden
        quiet
        options={options}
        value={theme}
        onChange={chooseTheme}
      />
    </div>
  )
}
