import type { Route } from 'next'
import { Fragment, type ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link'
import { Segmented } from '@/components/ui/segmented'
import type { RulingWordsOf } from '@/machines/core'

export interface OpenRulingsProps<Key extends string, Rulings extends Readonly<Record<Key, string>>> {
  readonly keys: readonly Key[]
  readonly words: Readonly<Record<Key, RulingWordsOf>>
  readonly values: Readonly<Record<Key, readonly string[]>>
  readonly hrefOf: (key: Key) => Route
  readonly rulings: Rulings
  readonly onChange: (rulings: Rulings) => void
  /** More that a reading asks for. */
  readonly below?: (key: Key) => ReactNode
}

/** Where the rulebooks leave something open: every reading, what it rests on, and the table's choice. */
export function OpenRulings<Key extends string, Rulings extends Readonly<Record<Key, string>>>(
  props: OpenRulingsProps<Key, Rulings>,
) {
  const { keys, words, values, hrefOf, rulings, onChange, below } = props
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="text-small text-ink-2">
        Here the rulebooks leave something open. The first reading is the usual one; your table may take
        another.
      </p>
      {keys.map((key) => (
        <Ruling
          key={key}
          words={words[key]}
          values={values[key]}
          href={hrefOf(key)}
          value={rulings[key]}
          onChange={(value) => onChange({ ...rulings, [key]: value })}
        >
          {below?.(key)}
        </Ruling>
      ))}
    </div>
  )
}

interface RulingProps {
  readonly words: RulingWordsOf
  readonly values: readonly string[]
  readonly href: Route
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Ruling({ words, values, href, value, onChange, children }: RulingProps) {
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
      {children}
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
        <Link href={href} className="inline-block py-3 text-small">
          See it played, reading by reading<span className="sr-only">: {words.question}</span>
        </Link>
      </Disclosure>
    </div>
  )
}
