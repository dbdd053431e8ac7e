import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { LIST } from './use-place'

export interface BookHeaderProps {
  readonly title: ReactNode
  readonly kicker?: string | null
  readonly lead?: ReactNode
}

/** The head of one page of the book. The way back is a plain link: only the fragment changes. */
export function BookHeader({ title, kicker, lead }: BookHeaderProps) {
  return (
    <header className="pt-[max(0.5rem,env(safe-area-inset-top))] pb-6">
      <a
        href={LIST}
        className="-ms-2 inline-flex min-h-12 items-center gap-1 px-2 text-small text-ink-2 no-underline hover:text-ink hover:underline"
      >
        <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
        Card book
      </a>
      {kicker ? <p className="pt-2 text-small text-ink-2 tabular-nums">{kicker}</p> : null}
      <h1 className="text-head">
        <bdi>{title}</bdi>
      </h1>
      {lead ? <p className="mt-3 max-w-144 font-serif text-lead text-ink-2">{lead}</p> : null}
    </header>
  )
}
