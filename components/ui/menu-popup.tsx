'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon'
import { type MenuProps, ThreeDots, triggerLook } from './menu'
import { useBack } from './use-back'

export type MenuPopupProps = MenuProps & {
  /** It was asked for before it was there. */
  isAsked: boolean
  /** The focus was on the button that stood here before. */
  isHeld: boolean
}

/** The menu itself, with its button. */
export function MenuPopup({ label, items, trigger, isAsked, isHeld }: MenuPopupProps) {
  const [isOpen, setOpen] = useState(isAsked)
  useBack(isOpen, () => setOpen(false))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isHeld) button.current?.focus({ preventScroll: true })
  }, [isHeld])
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger ref={button} aria-label={label} className={triggerLook}>
        {trigger ?? <ThreeDots />}
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
