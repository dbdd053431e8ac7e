import { BallRuleForm } from './ball-rule-form'
import type { EntryProps } from './book-card-page'
import { BookHeader } from './book-header'
import { EntryFoot } from './entry-foot'
import type { BallRule } from './stored'
import { entryIn, withEntry } from './use-book'

const NOTHING: BallRule = { before: [], order: [], end: [] }
const NOBODY = { players: [], prospects: [] }

/** The house rule of one Ball, kept as it is tapped. */
export function BallPage({ name, book, change }: EntryProps & { readonly name: string }) {
  const entered = entryIn(book.balls, name)
  const set = (rule: BallRule | undefined) =>
    change((before) => ({ ...before, balls: withEntry(before.balls, name, rule) }))
  return (
    <>
      <BookHeader kicker="A Ball’s house rule" title={name} />
      <BallRuleForm value={entered ?? NOTHING} names={NOBODY} onChange={set} />
      <EntryFoot what="this Ball" entered={entered} set={set} />
    </>
  )
}
