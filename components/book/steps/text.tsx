import { NextButton } from '../next-button'
import { NoteField } from '../note-field'
import type { Step } from './step'

/** Something that is said in the table’s own words. */
export const textStep = (label: string, text: string, set: (text: string) => void): Step => ({
  key: 'text',
  label: 'In your words',
  answer: text || 'not said yet',
  body: (next) => (
    <>
      <NoteField label={label} value={text} onChange={set} />
      <NextButton onNext={next} />
    </>
  ),
})
