import { Choice } from '@/components/ui/choice'
import { type Event, now } from '@/machines/love-letter'
import type { TopicProps } from './topic'

const isInRound = ({ session }: TopicProps['referee']) => {
  const { round, result } = now(session).context.table
  return round !== null && !result
}

/** Go on from the table as it lies; while a round is under way. */
export function GoOnFromTable({ referee, onPosition }: Pick<TopicProps, 'referee' | 'onPosition'>) {
  if (!isInRound(referee)) return null
  return (
    <Choice
      title="Go on from the table as it lies"
      note="Set right what lies open; hands are taken for unknown."
      onPick={onPosition}
    />
  )
}

/** Give the round up; while one is under way. */
export function GiveUp({
  referee,
  onDone,
  title = 'Give the round up',
}: Pick<TopicProps, 'referee' | 'onDone'> & { title?: string }) {
  if (!isInRound(referee)) return null
  return (
    <Choice
      title={title}
      note="It counts for nobody; the cards are dealt again, and anybody may start."
      onPick={() => {
        void referee.report({ type: 'table.void' })
        onDone()
      }}
    />
  )
}

/** Writes down what happened and changes nothing else. */
export function NoteIt({
  referee,
  onDone,
  title,
  note,
  text,
}: Pick<TopicProps, 'referee' | 'onDone'> & { title: string; note: string; text: string }) {
  const event: Event = { type: 'table.note', text }
  return (
    <Choice
      title={title}
      note={note}
      onPick={() => {
        void referee.report(event)
        onDone()
      }}
    />
  )
}
