import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

export interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean
  /** Whoever listens may leave out the content while nobody looks. */
  readonly onOpenChange?: (open: boolean) => void
  readonly 'aria-live'?: 'off'
}

/** More, for those who want it: native details, works without scripts. */
export function Disclosure({ summary, children, open = false, onOpenChange, ...details }: DisclosureProps) {
  return (
    <details
      {...details}
      open={open}
      onToggle={onOpenChange && (({ currentTarget }) => onOpenChange(currentTarget.open))}
      className="border-y border-line [&+&]:border-t-0"
    >
      <summary className="flex min-h-12 list-none items-center gap-2 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon
          of={ChevronRight}
          className="text-ink-2 transition-transform duration-100 [[open]>summary>&]:rotate-90 rtl:-scale-x-100"
        />
        <span className="min-w-0 flex-1">{summary}</span>
      </summary>
      <div className="ps-7 pb-4">{children}</div>
    </details>
  )
}
