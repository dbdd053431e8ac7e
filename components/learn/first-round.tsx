import { InWords } from '@/components/tutor/in-words'
import { lessonOf } from '@/components/tutor/love-letter/lesson'
import { Disclosure } from '@/components/ui/disclosure'
import type { Scenario } from '@/content/types'
import { CardMet } from './card-met'
import { firstMet } from './first-met'
import { GuidedRound } from './guided-round'
import type { Learnt } from './learnt'

/** A round in which the learner sits at the table: proved by the referee while the page is built. */
export function FirstRound({ edition, scenario }: { readonly edition: Learnt; readonly scenario: Scenario }) {
  const { lesson, frames } = lessonOf(`first-round/${edition}`, scenario)
  return (
    <GuidedRound
      edition={edition}
      steps={lesson.steps}
      frames={frames}
      met={firstMet(frames).map((cards) =>
        cards.map((card) => <CardMet key={card.id} edition={edition} card={card} />),
      )}
    >
      <Disclosure summary="The whole round in words">
        <InWords steps={lesson.steps} />
      </Disclosure>
    </GuidedRound>
  )
}
