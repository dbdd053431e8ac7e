'use client'

import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from './icon'
import { partOf, usePart } from './later'
import type { MenuPopupProps } from './menu-popup'

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

export const triggerLook =
  'grid min-h-12 min-w-12 place-items-center rounded-ui hover:bg-accent-soft data-popup-open:bg-accent-soft'

export const ThreeDots = () => <Icon of={EllipsisVertical} />

const popup = partOf<MenuPopupProps>(async () => (await import('./menu-popup')).MenuPopup)

/** Things done seldom, behind three dots. Until the menu is there, its button stands alone and remembers a tap. */
export function Menu(props: MenuProps) {
  const [isAsked, setAsked] = useState(false)
  const [isHeld, setHeld] = useState(false)
  // A button that gives way between a press and its release would swallow the tap.
  const [isPressed, setPressed] = useState(false)
  const Popup = usePart(popup, isAsked)
  if (Popup && !isPressed) return <Popup {...props} isAsked={isAsked} isHeld={isHeld} />
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={triggerLook}
      onPointerDown={() => setPressed(true)}
      onPointerCancel={() => setPressed(false)}
      onClick={() => {
        setAsked(true)
        setPressed(false)
      }}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {props.trigger ?? <ThreeDots />}
    </button>
  )
}
