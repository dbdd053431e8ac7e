import { Choice, Choices } from '@/components/ui/choice'
import { gameWinners, now } from '@/machines/love-letter'
import { Ruling, Step, type TopicProps } from './topic'

/** A round was dealt although the game is won. */
export function OneMoreTopic({ referee, onDone }: TopicProps) {
  const { table } = now(referee.session).context
  const further = Math.max(...table.tokens) + 1
  return (
    <Ruling trouble="one-more">
      <Step ask="What does the table do?">
        <Choices label="What does the table do?">
          <Choice
            title={`Play on, to ${further} tokens`}
            note="The table agrees on more; it is kept in the log."
            onPick={() => {
              void referee.report({ type: 'table.goal', tokens: further })
              onDone()
            }}
          />
          <Choice
            title="It was dealt all the same"
            note="See what the rules make of it."
            onPick={() => {
              void referee.report({ type: 'deal', starter: gameWinners(table)[0] ?? 0, faceUp: [] })
              onDone()
            }}
          />
        </Choices>
      </Step>
    </Ruling>
  )
}
