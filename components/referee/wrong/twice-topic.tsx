import { Choice, Choices } from '@/components/ui/choice'
import { called, isolate, now, phaseIn } from '@/machines/love-letter'
import { GiveUp, GoOnFromTable, NoteIt } from './instead'
import { isQuiet } from './mend'
import { Ruling, Step, type TopicProps } from './topic'

/** A card too many was drawn. Only when the last one goes back where it lay is everything as before. */
export function TwiceTopic(props: TopicProps) {
  const { referee, onDone } = props
  const { table } = now(referee.session).context
  const { round } = table
  if (!round) return null
  const name = isolate(called(table.players[round.turn] as string, round.turn))
  const isTurn = isQuiet(referee.session) && phaseIn(now(referee.session)) === 'play'
  return (
    <Ruling trouble="drew-twice">
      <Step ask="What happens to the card too many?">
        <Choices label="What happens to the card too many?">
          <NoteIt
            {...props}
            title="It goes back on top of the deck"
            note="The last card drawn, where it lay. Then all is as before; it is kept in the log."
            text={`A card too many was drawn (${name} was on turn) and put back on top.`}
          />
          <GoOnFromTable {...props} />
          <GiveUp {...props} />
          {isTurn ? (
            <Choice
              title={`${name} drew twice, and that is that`}
              note="Tell it as it happened, and see what the rules make of it."
              onPick={() => {
                void referee.report({ type: 'draw', player: round.turn })
                onDone()
              }}
            />
          ) : null}
        </Choices>
      </Step>
    </Ruling>
  )
}
