import { PLAYER_LABELS, type Place, type Players, PROSPECT_LABELS } from '@/machines/high-society'
import { NextButton } from './next-button'
import { PickGroup, type PickOption, Picks, Ticks } from './picks'
import { toggled, type Vocabulary } from './vocabulary'

export interface SelectorPickProps {
  readonly label: string
  readonly vocabulary: Vocabulary
  /** Undefined where the line says something that is not in this vocabulary. */
  readonly value: Players | Place | undefined
  /** Other answers, which stand before the words. */
  readonly besides?: readonly PickOption[]
  readonly onChange: (said: Players) => void
  readonly onNext: () => void
}

/** Of whom a line speaks: by word, by name, or one who is chosen when it happens, among those whom the terms leave. */
export function SelectorPick(props: SelectorPickProps) {
  const { label, vocabulary, value, besides = [], onChange, onNext } = props
  const { choose, words, names } = vocabulary
  const chosen = typeof value === 'object' && value.choose === choose ? value : null
  const one = (said: string, text: string): PickOption => ({
    key: said,
    label: text,
    isPicked: value === said,
    onPick: () => {
      onChange(said)
      onNext()
    },
  })
  const choice: PickOption = {
    key: 'choose',
    label: (choose === 'player' ? PLAYER_LABELS : PROSPECT_LABELS).choose,
    isPicked: chosen !== null,
    onPick: () => !chosen && onChange({ choose, where: [] }),
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Picks
        label={label}
        options={[...besides, ...Object.entries(words).map(([word, text]) => one(word, text)), choice]}
      />
      {names.length ? (
        <PickGroup title="Or by name">
          <Picks label={`${label} By name`} options={names.map((name) => one(name, name))} />
        </PickGroup>
      ) : null}
      {chosen ? (
        <>
          <Ticks
            label="Only one …"
            options={Object.entries(vocabulary.terms).map(([term, text]) => ({
              key: term,
              label: text,
              isTicked: chosen.where.includes(term),
              onTick: () => onChange({ choose, where: toggled(chosen.where, term, vocabulary) }),
            }))}
          />
          <NextButton onNext={onNext} />
        </>
      ) : null}
    </div>
  )
}
