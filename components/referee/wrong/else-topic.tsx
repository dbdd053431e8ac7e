'use client'

import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { halfFilledOf, useHalfFilledIn } from '../half-filled'
import { GiveUp, GoOnFromTable } from './instead'
import { Ruling, Step, type TopicProps } from './topic'

/** Longer is a story, and the log a list. */
const MOST_LETTERS = 200

const readText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/** Whatever else went wrong: written down, corrected, laid out anew, or given up. */
export function ElseTopic(props: TopicProps) {
  const { referee, onDone, onLog } = props
  const half = useHalfFilledIn(halfFilledOf(referee), 'note', '', readText)
  const text = half.form
  const note = text.trim()
  return (
    <Ruling trouble="else">
      <form
        className="grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!note) return
          half.done()
          void referee.report({ type: 'table.note', text: note })
          onDone()
        }}
      >
        <Field
          label="Write it into the log"
          hint="The game goes on as it is."
          maxLength={MOST_LETTERS}
          value={text}
          onChange={({ currentTarget }) => half.fill(currentTarget.value)}
        />
        <Button type="submit" wide aria-disabled={!note || undefined}>
          Keep this note
        </Button>
      </form>
      <Step ask="Or">
        <Choices label="Or">
          <Choice
            title="An entry is not right"
            note="Choose it in the log; what came after is kept as far as it fits."
            onPick={onLog}
          />
          <GoOnFromTable {...props} />
          <GiveUp {...props} />
        </Choices>
      </Step>
    </Ruling>
  )
}
