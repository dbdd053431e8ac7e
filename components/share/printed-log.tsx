'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** One entry of a printed log: what was told, and what followed. */
export interface PrintedStep {
  readonly words: string
  readonly followed: string
}

export interface PrintedLogProps {
  readonly title: string
  /** Who played, and how it stands. */
  readonly lead: string
  readonly begunAt: string
  /** The log by rounds or Balls; asked for only when the page is printed. */
  readonly parts: () => readonly { readonly title: string; readonly steps: readonly PrintedStep[] }[]
}

/** Whether the page is being printed: drawing a whole log at every tap would hold up the game. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture right after this event.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

const dayOf = (time: string): string =>
  Number.isNaN(Date.parse(time))
    ? ''
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(time))

/** The log of a whole game on paper; on the screen there is nothing of it. */
export function PrintedLog({ title, lead, begunAt, parts }: PrintedLogProps) {
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  return (
    <article className="hidden text-small print:block">
      <h1 className="text-head">{title}</h1>
      <p className="mt-1">{lead}</p>
      <p className="mt-1">{dayOf(begunAt)}</p>
      {parts().map((part) => (
        <section key={part.title} className="mt-5">
          <h2 className="break-after-avoid border-b border-line pb-1 text-lead">{part.title}</h2>
          <ol className="mt-2 list-decimal ps-7">
            {part.steps.map(({ words, followed }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is printed does not move
              <li key={i} className="break-inside-avoid py-0.5 wrap-anywhere">
                {words}. <span className="text-ink-2">{followed}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}
