import type { LucideIcon } from 'lucide-react'

/** A lucide icon in line with text, one and a quarter of its height; silent, so words must stand beside it. */
export function Icon({ of: Glyph, className = '' }: { of: LucideIcon; className?: string }) {
  return <Glyph aria-hidden className={`size-[1.25em] shrink-0 ${className}`} strokeWidth={1.75} />
}
