import { useState } from 'react'
import type { Decision } from '@/components/backup/decision'
import type { Differing } from '@/components/backup/plan'
import type { Restored } from '@/components/backup/restore'
import type { Difference } from '@/components/book/merge'
import { NO_RULES, UNREADABLE } from '@/components/not-opened'

/** With every game's rules: loaded when a backup is brought in, not before. */
const restoring = () => import('@/components/backup/restore')

const counted = (n: number, one: string): string => (n === 1 ? `one ${one}` : `${n} ${one}s`)

/** What came in, in a few sentences. */
function told({ plan, as }: Restored): string {
  const { games, same, differing, book, names, forms } = plan
  const isNothing = games.length + same + differing.length + book.fresh + names.length + forms.length === 0
  const parts = [
    games.length ? `New on this device: ${counted(games.length, 'game')}.` : null,
    same ? `Here just so already: ${counted(same, 'game')}.` : null,
    book.fresh ? `New in the card book: ${book.fresh === 1 ? 'one entry' : `${book.fresh} entries`}.` : null,
    differing.length || book.different.length ? 'Something is here otherwise; you decide below.' : null,
    isNothing ? 'The backup brings nothing that is not here.' : 'The rest is put together.',
    as === 'memory' ? 'This device keeps nothing: it lasts until this tab is closed.' : null,
  ]
  return parts.filter(Boolean).join(' ')
}

interface Asks {
  readonly games: readonly Differing[]
  readonly book: readonly Difference[]
}

/** Bringing a backup in: what is said of it, and what it asks. */
export function useRestore() {
  const [message, setMessage] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const [asks, setAsks] = useState<Asks | null>(null)

  const bring = async (chosen: File | undefined) => {
    if (!chosen) return
    setAsks(null)
    setLeft([])
    setMessage('Reading the file…')
    const restored = await restoring().then(
      ({ restoreFrom }) => restoreFrom(chosen).catch(() => UNREADABLE),
      () => NO_RULES,
    )
    if ('problem' in restored) {
      setMessage(`This file was not opened. ${restored.problem}`)
      return
    }
    setMessage(told(restored))
    setLeft(restored.left)
    setAsks({ games: restored.plan.differing, book: restored.plan.book.different })
  }
  const decide = async (decisions: ReadonlyMap<string, Decision>) => {
    if (!asks) return
    const { decideGames } = await restoring()
    const as = await decideGames(asks.games, decisions)
    setAsks({ ...asks, games: [] })
    setMessage(
      as === 'newer'
        ? 'Another tab went on with one of the games meanwhile: that one stays.'
        : 'Decided: the games lie here as you said.',
    )
  }
  const decideBook = async (taken: readonly Difference[]) => {
    const { takeIntoBook } = await restoring()
    await takeIntoBook(taken)
    setAsks(null)
    setMessage(taken.length ? 'Taken into the card book.' : 'Your card book stays as it was.')
  }
  return {
    message,
    left,
    asks,
    bring,
    decide: (decisions: ReadonlyMap<string, Decision>) => void decide(decisions),
    decideBook: (taken: readonly Difference[]) => void decideBook(taken),
  }
}
