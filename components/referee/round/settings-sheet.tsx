import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { Switch } from '@/components/ui/switch'
import { ThemeToggle } from '@/components/ui/theme-toggle'
import type { Referee } from '../use-referee'

export interface SettingsSheetProps {
  readonly referee: Pick<Referee, 'saved' | 'setSettings'>
  readonly open: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** How this table wants the screen to be. */
export function SettingsSheet({ referee, open, onClose, children }: SettingsSheetProps) {
  const { awake, couldHold } = referee.saved.settings
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
          note="While a round is played, where the device allows it."
          checked={awake}
          onChange={(next) => referee.setSettings({ awake: next })}
        />
        <Switch
          label="What could they hold?"
          note="Tap a player to see every card that they could have in hand, from what lies open."
          checked={couldHold}
          onChange={(next) => referee.setSettings({ couldHold: next })}
        />
        {children}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <ThemeToggle />
          <ButtonLink kind="quiet" href="/settings" className="-mx-2">
            Parlour’s settings
          </ButtonLink>
        </div>
      </div>
    </Sheet>
  )
}
