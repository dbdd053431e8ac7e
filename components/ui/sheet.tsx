'use client'

import type { ReactNode, RefObject } from 'react'
import { later } from './later'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One sentence below the title, read out with it. */
  description?: ReactNode
  children?: ReactNode
  /** Stays in reach at the foot while the rest scrolls. */
  actions?: ReactNode
  /** full: the whole phone, for a task. fit: as tall as it must be, from the bottom, for one question. */
  size?: 'full' | 'fit'
  /** private: dark in either theme and framed in the accent, so that "only you look" cannot be taken for the table's screen. */
  tone?: 'plain' | 'private'
  closeLabel?: string
  /** What takes the focus first; the title's close button otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
  finalFocus?: RefObject<HTMLElement | null>
}

/** A sheet over the page: modal, closes with Escape, Back or by tapping beside it, gives the focus back. */
export const Sheet = later<SheetProps>(
  async () => (await import('./sheet-dialog')).SheetDialog,
  ({ open }) => open,
)
