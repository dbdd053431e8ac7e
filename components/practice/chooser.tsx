import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Segmented } from '@/components/ui/segmented'
import { ChooserHeader } from './chooser-header'
import { ComingBack, Forget } from './coming-back'
import type { Choice, PracticeData, RuleKey } from './data'
import { EditionRows, Narrow } from './narrow'

export interface ChooserProps {
  readonly data: PracticeData
  readonly choice: Choice
  /** Missed rules that are due. */
  readonly due: readonly RuleKey[]
  readonly hasMemory: boolean
  /** The questions could not be loaded. */
  readonly isMissing: boolean
  readonly onChoice: (choice: Choice) => void
  readonly onBegin: () => void
  readonly onForget: () => void
}

const LEVELS = [
  { value: '1', label: 'First steps' },
  { value: '2', label: 'At the table' },
  { value: '3', label: 'Hard cases' },
] as const

const NOTES = {
  rounds: [
    'Two or three players, the plain case',
    'Three or four players, as it comes',
    'Up to six players, and what people get wrong',
  ],
  season: [
    'Three players, the plain case',
    'Three or four players, families too, as it comes',
    'Up to six players, other readings, and what people get wrong',
  ],
} as const

/** What to practise: one button begins; all else has an answer already. */
export function Chooser(props: ChooserProps) {
  const { data, choice, due, onChoice, onBegin } = props
  const narrowed = choice.topics.length + choice.cards.length
  const isSeason = choice.edition === 'high-society'
  const notes = NOTES[isSeason ? 'season' : 'rounds']
  const only = isSeason ? 'Only some topics' : 'Only some topics or cards'
  return (
    <div className="grid max-w-160 grid-cols-1 gap-6">
      <ChooserHeader />
      <ComingBack due={due} titles={data.titles} />
      <EditionRows data={data} choice={choice} onChoice={onChoice} />
      <Segmented
        label="How hard?"
        layout="stack"
        options={LEVELS.map((level, i) => ({ ...level, note: notes[i] }))}
        value={String(choice.level) as '1' | '2' | '3'}
        onChange={(level) => onChoice({ ...choice, level: Number(level) as Choice['level'] })}
      />
      <Disclosure summary={narrowed ? `${only} (${narrowed} picked)` : only}>
        <Narrow data={data} choice={choice} onChoice={onChoice} />
      </Disclosure>
      <div>
        <Button kind="primary" className="min-h-14 px-7" onClick={onBegin}>
          Ask me ten
        </Button>
        {props.isMissing ? (
          <p role="alert" className="mt-2 text-small">
            The questions could not be loaded. Try again when you are connected.
          </p>
        ) : null}
      </div>
      <Forget canForget={props.hasMemory} onForget={props.onForget} />
    </div>
  )
}
