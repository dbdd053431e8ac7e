import { ChevronRight } from 'lucide-react'
import { Icon } from '@/components/ui/icon'

export interface BookEntryProps {
  readonly id?: string
  /** A card’s number; several where they share a text. */
  readonly marks?: readonly number[]
  readonly title: string | null
  readonly text: string
  /** What the table noted of it. */
  readonly note?: string | null
  /** Where it is changed; null where the rulebook has the last word. */
  readonly href: string | null
}

/** One entry of the book, read like a line of a well-set list. */
export function BookEntry({ id, marks, title, text, note, href }: BookEntryProps) {
  const words = (
    <>
      {marks ? (
        <span className="voice w-9 shrink-0 text-question text-accent lining-nums tabular-nums">
          {marks.map((mark) => (
            <span key={mark} className="block">
              {mark}
            </span>
          ))}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        {title ? <bdi className="block font-medium">{title}</bdi> : null}
        <span className="block leading-snug text-pretty">{text}</span>
        {note ? (
          <span className="mt-1 block text-small text-ink-2">
            <span className="sr-only">Your note: </span>
            <bdi>{note}</bdi>
          </span>
        ) : null}
      </span>
    </>
  )
  const look = 'flex items-baseline gap-3 py-3'
  return (
    <li className="border-t border-line last:border-b">
      {href ? (
        <a id={id} href={href} className={`${look} text-ink no-underline hover:bg-accent-soft`}>
          {words}
          <Icon of={ChevronRight} className="self-center text-ink-2 rtl:-scale-x-100" />
        </a>
      ) : (
        <div className={look}>{words}</div>
      )}
    </li>
  )
}
