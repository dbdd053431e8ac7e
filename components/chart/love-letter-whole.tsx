import { chartMap, type StateName } from '@/machines/love-letter'
import { ChartDrawing } from './drawing'
import layout from './love-letter.json'
import { StateList } from './state-list'

/** The whole statechart, drawn and in words; the state `at` is marked. */
export function LoveLetterChart({ at = null }: { at?: StateName | null }) {
  return (
    <>
      <ChartDrawing layout={layout} at={at} />
      <h2 className="mt-12 mb-6 text-question">The same in words</h2>
      <StateList map={chartMap()} at={at} />
    </>
  )
}
