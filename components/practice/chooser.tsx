import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Segmented } from '@/components/ui/segmented'
import type { EditionId, PageId } from '@/machines/love-letter'
import { ChooserHeader } from './chooser-header'
import { ComingBack, Forget } from './coming-back'
import type { Choice, PracticeData } from './data'
import { PickSome } from './pick-some'

export interface ChooserProps {
  readonly data: PracticeData
  readonly choice: Choice
  /** Missed rules that are due. */
  readonly due: readonly PageId[]
  readonly hasMemory: boolean
  /** The questions could not be loaded. */
  readonly isMissing: boolean
  readonly onChoice: (choice: Choice) => void
  readonly onBegin: () => void
  readonly onForget: () => void
}

const LEVELS = [
  { value: '1', label: 'First steps', note: 'Two or three players, the plain case' },
  { value: '2', label: 'At the table', note: 'Three or four players, as it comes' },
  { value: '3', label: 'Hard cases', note: 'Up to six players, and what people get wrong' },
] as const

/** What to practise: one button begins; all else has an answer already. */
export function Chooser(props: ChooserProps) {
  const { data, choice, due, onChoice, onBegin } = props
  const narrowed = choice.topics.length + choice.cards.length
  return (
    <div className="grid max-w-160 grid-cols-1 gap-6">
      <ChooserHeader />
      <ComingBack due={due} titles={data.titles} />
      <EditionRows data={data} choice={choice} onChoice={onChoice} />
      <Segmented
        label="How hard?"
        layout="stack"
        options={LEVELS}
        value={String(choice.level) as '1' | '2' | '3'}
        onChange={(level) => onChoice({ ...choice, level: Number(level) as Choice['level'] })}
      />
      <Disclosure
        summary={narrowed ? `Only some topics or cards (${narrowed} picked)` : 'Only some topics or cards'}
      >
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

type Part = Pick<ChooserProps, 'data' | 'choice' | 'onChoice'>

function EditionRows({ data, choice, onChoice }: Part) {
  const { box } = data.editions.find(({ id }) => id === choice.edition) ?? { box: 'love-letter' as const }
  const isClassic = choice.edition.endsWith('-classic')
  const size = (id: string) => data.editions.find((edition) => edition.id === id)?.size
  // Picked cards may not be in the other edition.
  const to = (next: string, classic: boolean) =>
    onChoice({ ...choice, cards: [], edition: (classic ? `${next}-classic` : next) as EditionId })
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Segmented
        label="Which box?"
        value={box}
        options={[
          { value: 'love-letter', label: 'Love Letter' },
          { value: 'bridgerton', label: 'Bridgerton' },
        ]}
        onChange={(next) => to(next, isClassic)}
      />
      <Segmented
        label="Which cards?"
        value={isClassic ? 'classic' : 'all'}
        options={[
          { value: 'all', label: `All ${size(box)}` },
          { value: 'classic', label: `Classic ${size(`${box}-classic`)}` },
        ]}
        onChange={(next) => to(box, next === 'classic')}
      />
    </div>
  )
}

function Narrow({ data, choice, onChoice }: Part) {
  const cards = data.editions.find(({ id }) => id === choice.edition)?.cards ?? []
  return (
    <div className="grid grid-cols-1 gap-5">
      <PickSome
        label="Topics"
        options={data.topics.map(({ id, title, note }) => ({ value: id, label: title, note }))}
        picked={choice.topics}
        onChange={(topics) => onChoice({ ...choice, topics })}
      />
      <PickSome
        label="Questions that turn on one of these cards"
        options={cards.map(({ card, label }) => ({ value: card, label }))}
        picked={choice.cards}
        onChange={(picked) => onChoice({ ...choice, cards: picked })}
      />
      <p className="text-small text-ink-2">Where nothing is picked, everything can come.</p>
    </div>
  )
}
