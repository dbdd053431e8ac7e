import { leftOutBy } from '@/machines/core'
import { faultWords, describe as inWords, now, type Session, seasonBefore } from '@/machines/high-society'
import { reachesMisfit, withMend, withoutLast } from '../../round/change'
import { PreviewPanel } from '../../round/preview-panel'
import { wordsOf } from './balls'
import { broughtForward, earlierStep, type Preview, preview } from './change'
import type { CorrectionProps } from './correction'

/** What a correction comes to so far, and how to mend what no longer fits. */
export function Previewed({ session, change, headingRef, ...ways }: CorrectionProps) {
  const seen = preview(session, change)
  const { misfit } = seen.revision
  const mended = change.mended ?? []
  const { steps } = session.log
  const gone = leftOutBy(mended, (at) => steps[at]?.event)
  const earlier = earlierStep(session, seen)
  return (
    <PreviewPanel
      {...seen}
      misfit={misfitIn(session, seen)}
      was={wordsOf(session, change.at)}
      told={change.told ? inWords(seasonBefore(session, change.at), change.told) : null}
      kind={change.kind}
      mended={mended
        .filter((step) => step.instead.length || gone.includes(step))
        .map(({ at, instead }) => ({
          number: at + 1,
          was: wordsOf(session, at),
          now: instead.map((event) => inWords(seasonBefore(session, at), event)),
        }))}
      headingRef={headingRef}
      onApply={() => ways.onApply(change)}
      onLeave={ways.onLeave}
      earlier={
        earlier === null
          ? null
          : {
              number: earlier + 1,
              words: wordsOf(session, earlier),
              onBring: () => ways.onChange(broughtForward(session, change, earlier)),
            }
      }
      onMend={seen.canMend ? () => ways.onChange({ ...change, isMending: true }) : null}
      onLeaveOut={
        misfit && reachesMisfit(change, seen.revision)
          ? () => ways.onChange(withMend(change, { at: misfit.at, instead: [] }))
          : null
      }
      onUnmend={() => ways.onChange(withoutLast(change))}
    />
  )
}

/** The step that no longer fits, by the number it has in the log, and why. */
function misfitIn(session: Session, { revision: { misfit, session: moment } }: Preview) {
  const event = misfit && session.log.steps[misfit.at]?.event
  if (!misfit || !event) return null
  const { sentence } = faultWords(now(moment), event, misfit.fault)
  return { number: misfit.at + 1, words: wordsOf(session, misfit.at), why: sentence }
}
