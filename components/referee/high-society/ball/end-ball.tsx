import { Button } from '@/components/ui/button'
import { ask, promptOf } from '@/machines/high-society'
import { QuestionFrame } from '../telling/question-frame'
import type { AskedProps } from '../telling/telling'

/** All had their turns and the gossip is out: what the end of the Ball brings follows by itself. */
export function EndBall(props: AskedProps) {
  const { season, draft, onNext } = props
  const question = ask(season, draft)
  const { heading, hint } = promptOf(season, question)
  const [option] = question.options
  return (
    <QuestionFrame {...props} ask={heading} lead={hint}>
      <Button kind="primary" wide className="min-h-14" onClick={() => option && onNext(option.next)}>
        End the Ball
      </Button>
    </QuestionFrame>
  )
}
