import type { ReactNode } from 'react'
import { Sheet } from '@/components/ui/sheet'
import { Switch } from '@/components/ui/switch'
import { ThemeToggle } from '@/components/ui/theme-toggle'
import type { SeasonReferee } from './use-season'

export interface SettingsSheetProps {
  readonly referee: SeasonReferee
  readonly open: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** How this table wants the screen to be. */
export function SettingsSheet({ referee, open, onClose, children }: SettingsSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      size="fit"
      title="Settings"
    >
      <div className="grid grid-cols-1 gap-3">
        <Switch
          label="Screen stays on"
          note="While a season is played, where the device allows it."
          checked={referee.saved.settings.awake}
          onChange={(awake) => referee.setSettings({ awake })}
        />
        {children}
        <ThemeToggle />
      </div>
    </Sheet>
  )
}
