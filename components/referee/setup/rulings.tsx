import Link from 'next/link'
import { Fragment } from 'react'
import { FROM_SETUP, rulingHref } from '@/components/lookup/ruling-href'
import { Disclosure } from '@/components/ui/disclosure'
import { Segmented } from '@/components/ui/segmented'
import { RULING_WORDS, RULINGS, type RulingKey, type Rulings, type RulingWords } from '@/machines/love-letter'

export interface RulingsChoiceProps {
  readonly keys: readonly RulingKey[]
  readonly rulings: Rulings
  readonly onChange: (rulings: Rulings) => void
}

/** Where the rulebooks leave something open: every reading, what it rests on, and the table's choice. */
export function RulingsChoice({ keys, rulings, onChange }: RulingsChoiceProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="text-small text-ink-2">
        Here the rulebooks leave something open. The first reading is the usual one; your table may take
        another.
      </p>
      {keys.map((key) => (
        <Ruling
          key={key}
          of={key}
          words={RULING_WORDS[key] as RulingWords}
          values={RULINGS[key]}
          value={rulings[key]}
          onChange={(value) => onChange({ ...rulings, [key]: value })}
        />
      ))}
    </div>
  )
}

interface RulingProps {
  readonly of: RulingKey
  readonly words: RulingWords
  readonly values: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

function Ruling({ of, words, values, value, onChange }: RulingProps) {
  const reading = (one: string) => words.values[one]
  return (
    <div className="grid grid-cols-1 gap-2">
      <Segmented
        label={words.question}
        layout="stack"
        value={value}
        options={values.map((one) => ({
          value: one,
          label: reading(one)?.label,
          note: `${reading(one)?.reading}${one === words.usual ? ' (usual)' : ''}`,
        }))}
        onChange={onChange}
      />
      <Disclosure summary={<span className="text-small">What the readings rest on</span>}>
        <dl className="text-small [&>dd+dt]:mt-2 [&>dt]:font-medium">
          {values.map((one) => (
            <Fragment key={one}>
              <dt>{reading(one)?.label}</dt>
              <dd>{reading(one)?.restsOn}</dd>
            </Fragment>
          ))}
          <dt>Why the usual one</dt>
          <dd>{words.because}</dd>
          <dt>Where it stands</dt>
          <dd>{words.where}</dd>
        </dl>
        <Link href={rulingHref(of, FROM_SETUP)} className="inline-block py-3 text-small">
          See it played, reading by reading<span className="sr-only">: {words.question}</span>
        </Link>
      </Disclosure>
    </div>
  )
}
