import { sessionAfter } from '@/components/tutor/love-letter/frames'
import type { Scenario } from '@/content/types'
import { now, phaseIn, situationText } from '@/machines/love-letter'
import { situationIn } from './from-session'

/** Where a scenario gets interesting: before its first question, or its last play otherwise; as a text for a link. */
export function textOfScenario({ record, steps }: Scenario): string | null {
  const asked = steps.find(({ ask }) => ask) ?? steps[steps.length - 1]
  for (let after = asked?.after ?? 0; after >= 0; after--) {
    const session = sessionAfter(record, after)
    if (phaseIn(now(session)) !== 'play') continue
    const situation = situationIn(session, 'hands')
    return situation && situationText(situation)
  }
  return null
}
