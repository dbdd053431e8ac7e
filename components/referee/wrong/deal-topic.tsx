import { Choices } from '@/components/ui/choice'
import { GiveUp, GoOnFromTable, NoteIt } from './instead'
import { Ruling, Step, type TopicProps } from './topic'

/** A card too many, too few, or seen while dealing. */
export function DealTopic(props: TopicProps) {
  return (
    <Ruling trouble="wrong-deal">
      <Step ask="What does the table do?">
        <Choices label="What does the table do?">
          <GiveUp {...props} title="Deal the round again" />
          <NoteIt
            {...props}
            title="It is put right, and the round goes on"
            note="Everybody has one card again, and the deck is as large as the screen says. Kept in the log."
            text="A card was dealt wrongly, and the table put it right."
          />
          <GoOnFromTable {...props} />
        </Choices>
      </Step>
    </Ruling>
  )
}
