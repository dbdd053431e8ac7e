'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { bareName, canBeSeen, own } from '@/machines/core'
import { rename } from '@/machines/high-society'
import { LONGEST_NAME, NameLength } from '../../setup/name-length'
import { toldAnew, usePlayedCards } from '../gossips'
import { ThrowAway, useHalfFilled } from '../half-filled'
import type { SeasonReferee } from '../use-season'

export interface NamesFormProps {
  readonly referee: SeasonReferee
  readonly onDone: () => void
}

/** Everybody called otherwise, in the whole log. */
export function NamesForm({ referee, onDone }: NamesFormProps) {
  const { players, prospects } = referee.session.head
  const all = [...players, ...prospects]
  const half = useHalfFilled('names', {}, readNames)
  const names = half.form
  const played = usePlayedCards()
  const said = (name: string) => bareName(own(names, name) ?? name)
  const problem = problemIn(all.map(said))
  const save = async () => {
    if (problem) return
    const session = renamedAll(
      referee.session,
      all.map((name) => [name, said(name)]),
    )
    const { characters, gossips } = referee.saved.settings
    const tiles = Object.entries(characters).map(([player, tile]) => [said(player), tile])
    if (session)
      await referee.rename(
        session,
        { characters, gossips },
        { characters: Object.fromEntries(tiles), gossips: { ...gossips, ...toldAnew(played, session) } },
      )
    half.done()
    onDone()
  }
  const fields = (of: readonly string[], label: string) =>
    of.map((name, i) => (
      <div key={name}>
        <Field
          label={`${label} ${i + 1}`}
          value={own(names, name) ?? name}
          autoCapitalize="words"
          maxLength={LONGEST_NAME}
          onChange={({ currentTarget }) => half.fill({ ...names, [name]: currentTarget.value })}
        />
        <NameLength name={own(names, name) ?? ''} />
      </div>
    ))
  return (
    <div className="grid grid-cols-1 gap-3">
      {fields(players, 'Player')}
      {fields(prospects, 'Prospect')}
      <p aria-live="polite" className="font-medium text-accent empty:hidden">
        {problem}
      </p>
      <Button kind="primary" wide aria-disabled={problem !== null || undefined} onClick={() => void save()}>
        Call them so
      </Button>
      <ThrowAway half={half} onClose={onDone} />
    </div>
  )
}

type Named = Readonly<Record<string, string>>

const readNames = (kept: unknown): Named | null =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((name) => typeof name === 'string')
    ? (kept as Named)
    : null

function problemIn(names: readonly string[]): string | null {
  if (!names.every(canBeSeen)) return 'Everybody needs a name.'
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  return twice === undefined ? null : `Two are called ${twice}: give one another name.`
}

/** Names may change places: first each gets one that nobody has. */
function renamedAll(
  session: SeasonReferee['session'],
  changes: readonly (readonly [string, string])[],
): SeasonReferee['session'] | null {
  const real = changes.filter(([from, to]) => from !== to)
  const steps = [
    ...real.map(([from], i) => [from, `\u2060${i}\u2060${from}`] as const),
    ...real.map(([from, to], i) => [`\u2060${i}\u2060${from}`, to] as const),
  ]
  return steps.reduce<SeasonReferee['session'] | null>((before, [from, to]) => {
    const next = before && rename(before, from, to)
    return next && 'rule' in next ? null : next
  }, session)
}
