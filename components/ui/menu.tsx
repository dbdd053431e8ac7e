'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from './icon'
import { useBack } from './use-back'

export type MenuItem = {
  label: ReactNode
  note?: ReactNode
  icon?: LucideIcon
  onPick: () => void
  disabled?: boolean
}

export type MenuProps = {
  /** What the three dots open, for those who listen. */
  label: string
  items: readonly MenuItem[]
  /** Instead of the three dots. */
  trigger?: ReactNode
}

/** Things done seldom, behind three dots. */
export function Menu({ label, items, trigger }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  useBack(isOpen, () => setOpen(false))
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger
        aria-label={label}
        className="grid min-h-12 min-w-12 place-items-center rounded-ui hover:bg-accent-soft data-popup-open:bg-accent-soft"
      >
        {trigger ?? <Icon of={EllipsisVertical} />}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} collisionPadding={12} className="z-30">
          <Base.Popup className="max-h-(--available-height) w-max max-w-[min(20rem,calc(100vw-1.5rem))] overflow-y-auto rounded-ui border border-line-2 bg-card py-1 text-ink shadow-sheet transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {items.map((item, i) => (
              <Base.Item
                // biome-ignore lint/suspicious/noArrayIndexKey: a menu does not reorder while it is open
                key={i}
                onClick={item.onPick}
                disabled={item.disabled ?? false}
                className="flex min-h-12 items-center gap-3 px-4 py-2 -outline-offset-3 data-disabled:text-ink-2 data-highlighted:bg-accent-soft data-highlighted:outline-2 data-highlighted:outline-accent"
              >
                {item.icon ? <Icon of={item.icon} /> : null}
                <span className="min-w-0">
                  <span className="block font-medium leading-snug">{item.label}</span>
                  {item.note ? (
                    <span className="block text-small leading-snug text-ink-2">{item.note}</span>
                  ) : null}
                </span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
