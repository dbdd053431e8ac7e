import {
  faultWords,
  describe as inWords,
  now,
  phaseIn,
  type Session,
  tableBefore,
} from '@/machines/love-letter'
import { type Preview, preview, reachesMisfit, withMend, withoutLast } from './change'
import type { CorrectionProps } from './correction'
import { numberOf, wordsOf } from './place'
import { PreviewPanel } from './preview-panel'

/** What the correction comes to so far. */
export function Previewed({ session, change, headingRef, ...ways }: CorrectionProps) {
  const seen = preview(session, change)
  const { misfit } = seen.revision
  const table = tableBefore(session, change.at)
  const mended = change.mended ?? []
  return (
    <PreviewPanel
      {...seen}
      misfit={misfitIn(session, seen)}
      was={wordsOf(session, change.at)}
      told={change.told ? inWords(table, change.told) : null}
      kind={change.kind}
      mended={mended.map(({ at, instead }) => ({
        number: numberOf(session, at),
        was: wordsOf(session, at),
        now: instead.map((event) => inWords(tableBefore(session, at), event)),
      }))}
      headingRef={headingRef}
      onApply={() => ways.onApply(change)}
      onLeave={ways.onLeave}
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

/** The step that no longer fits, by the number it has in the log. */
function misfitIn(session: Session, { revision: { misfit, session: moment } }: Preview) {
  const event = misfit && session.log.steps[misfit.at]?.event
  if (!misfit || !event) return null
  const then = now(moment)
  const { sentence } = faultWords(then.context, phaseIn(then), event, misfit.fault, () => '')
  return {
    number: numberOf(session, misfit.at),
    words: wordsOf(session, misfit.at) || 'the rest',
    why: sentence,
  }
}
