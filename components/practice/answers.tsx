import { Check, X } from 'lucide-react'
import { Choice } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import type { Question } from './data'
import type { Asked } from './use-sitting'

/** The choices, thumb-high; once one is picked, the right one and the picked one say what they are. */
export function Answers({ of, onPick }: { of: Asked<Question>; onPick: (choice: number) => void }) {
  const { question, picked } = of
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the question already is
    <div role="group" aria-labelledby="prompt" className="grid grid-cols-1 gap-2">
      {question.choices.map(({ says }, i) => {
        const verdict = verdictOn(i, picked, question.right)
        return (
          <Choice
            key={says}
            title={<Words says={says} verdict={verdict} />}
            before={<Mark at={i} verdict={verdict} />}
            marked={verdict === 'right'}
            barred={picked !== null && verdict !== 'right'}
            onPick={() => (picked === null ? onPick(i) : undefined)}
          />
        )
      })}
    </div>
  )
}

type Found = 'right' | 'wrong' | null

const verdictOn = (at: number, picked: number | null, right: number): Found =>
  picked === null ? null : at === right ? 'right' : at === picked ? 'wrong' : null

function Words({ says, verdict }: { says: string; verdict: Found }) {
  if (!verdict) return says
  return (
    <>
      <span className="sr-only">{verdict === 'right' ? 'Right: ' : 'Not so: '}</span>
      {verdict === 'wrong' ? <s>{says}</s> : says}
    </>
  )
}

function Mark({ at, verdict }: { at: number; verdict: Found }) {
  if (verdict) return <Icon of={verdict === 'right' ? Check : X} />
  return (
    <span aria-hidden className="voice w-[1.25em] text-center text-accent">
      {'abcdef'[at]}
    </span>
  )
}
