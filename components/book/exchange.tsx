import { Download, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { handOver } from '../hand-over'
import type { EntryProps } from './book-card-page'
import { bookText, readBookFrom } from './book-file'
import { Differences } from './differences'
import { type Difference, merge } from './merge'

const counted = (n: number): string => (n === 1 ? 'one entry' : `${n} entries`)

/** What came in, in a sentence or two. */
function told(fresh: number, same: number, left: readonly string[]): string {
  const parts = [
    fresh ? `New in your book: ${counted(fresh)}.` : null,
    same ? `You had ${counted(same)} just so already.` : null,
    left.length ? `Left out, because nothing can be made of it: ${left.join(', ')}.` : null,
    fresh + same + left.length === 0 ? 'The book in this file is empty.' : null,
  ]
  return parts.filter(Boolean).join(' ')
}

/** The book as a file, out and in; what would be overwritten is asked first. */
export function Exchange({ book, change }: EntryProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const [different, setDifferent] = useState<readonly Difference[]>([])
  const bring = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await readBookFrom(chosen)
    if ('problem' in read) {
      setDifferent([])
      setMessage(`This file was not opened. ${read.problem}`)
      return
    }
    const merged = merge(book, read.book)
    change((before) => merge(before, read.book).book)
    setDifferent(merged.different)
    setMessage(told(merged.fresh, merged.same, read.left))
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-question">
        From table to table
      </h2>
      <p className="mt-1 mb-3 text-small text-ink-2">
        Whoever has the same box need not type it again. What you have entered is never overwritten unasked.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Icon of={Download} />}
          onClick={() => handOver('parlour-card-book.json', bookText(book))}
        >
          Export the book
        </Button>
        <Button icon={<Icon of={Upload} />} onClick={() => input.current?.click()}>
          Bring in a book
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Card book file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void bring(currentTarget.files?.[0]).finally(() => {
            // The same file can be chosen again once it was mended.
            currentTarget.value = ''
          })
        }}
      />
      <p role="status" aria-live="polite" className="mt-3 border-s-3 border-accent ps-3 empty:hidden">
        {message}
      </p>
      {different.length ? (
        <Differences
          different={different}
          onDone={(taken) => {
            change((before) => taken.reduce((now, { take }) => take(now), before))
            setDifferent([])
            setMessage(
              taken.length ? `Taken from the file: ${counted(taken.length)}.` : 'Your book stays as it was.',
            )
          }}
        />
      ) : null}
    </section>
  )
}
