import { useEffect, useId, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { type BookCard, cardSentence, WHEN_LABELS } from '@/machines/high-society'
import { EffectsField } from './effects-field'
import { type CardNote, type HalfCard, isWhole } from './half-card'
import { InsteadField } from './instead-field'
import { NoteField } from './note-field'
import { quickWayOf, withDeeds } from './quick-ways'
import { QuickWays } from './quick-ways-field'
import type { Names } from './scene'

export interface CardFormProps {
  readonly value: HalfCard
  readonly names: Names
  readonly onChange: (card: HalfCard) => void
}

const MOMENTS = { order: 'reveal', before: 'before', after: 'after' } as const
const EMPTY: BookCard = { order: [], before: [], after: [] }

/** What one Dance card says: its name, a note, and what it does, in one tap or line by line. */
export function CardForm({ value, names, onChange }: CardFormProps) {
  const id = useId()
  // A name alone does not say what the card does: it waits for that.
  const entered = isWhole(value) ? value : null
  const card = { ...EMPTY, ...value }
  const note = (words: CardNote) => onChange({ ...value, ...words })
  const way = entered && quickWayOf(entered)
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])
  const isByLine = isOpen || (entered !== null && !way)
  const lines = (key: keyof typeof MOMENTS) => (
    <EffectsField
      label={WHEN_LABELS[key]}
      value={card[key]}
      names={names}
      moment={MOMENTS[key]}
      onChange={(effects) => onChange({ ...card, [key]: effects })}
    />
  )
  const { instead: _, ...rest } = card
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4">
        <Field
          label="Its name"
          value={card.name ?? ''}
          autoCapitalize="words"
          onChange={({ currentTarget }) => note({ name: currentTarget.value })}
        />
        <NoteField
          label="What it says, shortly, in your own words"
          hint="For you to read again; the referee goes by what you tap below."
          value={card.text ?? ''}
          onChange={(text) => note({ text })}
        />
      </div>
      <QuickWays
        card={entered}
        way={way ?? null}
        isByLine={isByLine}
        onPick={({ deeds }) => {
          setOpen(false)
          onChange(withDeeds(card, deeds))
        }}
        onByLine={() => {
          setOpen(true)
          if (!entered) onChange(card)
        }}
        onBringBack={onChange}
      />
      {isByLine ? (
        <section aria-labelledby={`${id}l`} className="grid grid-cols-1 gap-4">
          <div>
            <h2 ref={heading} id={`${id}l`} tabIndex={-1} className="text-question">
              Line by line
            </h2>
            <p className="mt-1 text-small text-ink-2">“You” is whoever lays this card.</p>
          </div>
          {lines('order')}
          {lines('before')}
          <InsteadField
            label={WHEN_LABELS.instead}
            value={card.instead}
            scene={{ names, moment: 'before' }}
            onChange={(instead) => onChange(instead ? { ...rest, instead } : rest)}
          />
          {lines('after')}
        </section>
      ) : null}
      {entered ? (
        <section aria-labelledby={`${id}r`} className="border-t border-line pt-4">
          <h2 id={`${id}r`} className="text-small font-semibold">
            So the card reads
          </h2>
          <p className="mt-1 font-serif text-lead leading-snug">{cardSentence(entered, names)}</p>
        </section>
      ) : null}
    </div>
  )
}
