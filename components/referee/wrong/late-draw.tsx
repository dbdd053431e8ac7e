import { Choice, Choices } from '@/components/ui/choice'
import { GiveUp, GoOnFromTable } from './instead'
import { canDrawLate, drawLate, lastPlay } from './mend'
import { Step, type TopicProps } from './topic'

/** Whoever played last had not drawn: the card is drawn late, or the play taken back. */
export function LateDraw(props: TopicProps & { name: string }) {
  const { referee, onDone, name } = props
  const { session } = referee
  const last = lastPlay(session)
  const isPossible = canDrawLate(session)
  return (
    <Step ask={`What does ${name} do?`}>
      <Choices label={`What does ${name} do?`}>
        <Choice
          title="Draw now, before anybody else"
          note={
            isPossible
              ? 'The play stands. Since it came from one card alone, it says nothing of a second.'
              : 'Not after this card: it looked at the hand or the deck, and without the draw it would have gone otherwise.'
          }
          barred={!isPossible}
          onPick={() => {
            const late = drawLate(session)
            if (late) void referee.restart(late)
            onDone()
          }}
        />
        <Choice
          title="Take the play back"
          note={`${name} draws, and then plays.`}
          onPick={() => {
            if (last) void referee.jumpTo(last.at)
            onDone()
          }}
        />
        <GoOnFromTable {...props} />
        <GiveUp {...props} />
      </Choices>
    </Step>
  )
}
