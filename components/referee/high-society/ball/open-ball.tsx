'use client'

import { useState } from 'react'
import type { BallRule } from '@/components/book/stored'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { later } from '@/components/ui/later'
import { own } from '@/machines/core'
import { ask, ballSentence, DANBURY, promptOf, withForm } from '@/machines/high-society'
import { isRuled } from '../ball-rules'
import { useSeasonBook } from '../season-book'
import { QuestionFrame } from '../telling/question-frame'
import type { AskedProps } from '../telling/telling'
import { BallNames } from './ball-names'
import type { RuleSheetProps } from './rule-sheet'
import { useForm } from './use-form'

interface Form {
  /** Null until somebody says another than the calendar’s. */
  readonly name: string | null
  readonly rule: BallRule | null
}

export const NO_RULE: BallRule = { before: [], order: [], end: [] }

const RuleSheet = later<RuleSheetProps>(
  async () => (await import('./rule-sheet')).RuleSheet,
  ({ open }) => open,
)

/** The Ball that opens: its name, and its household rule as far as the table wants to enter it. */
export function OpenBall(props: AskedProps) {
  const { season, was, plan, onNext, insists } = props
  const told = was?.type === 'ball' ? was : null
  const [form, setForm] = useForm<Form>(props, { name: told?.name ?? null, rule: told })
  const book = useSeasonBook()
  const [isRuling, setRuling] = useState(false)
  const [isOther, setOther] = useState(false)
  const planned = season.calendar[season.number - 1] ?? null
  const name = form.name ?? planned ?? ''
  const rule = form.rule ?? plan ?? own(book?.stored?.balls, name) ?? NO_RULE
  const names = { players: season.players, prospects: season.ladder }
  const { heading, hint } = promptOf(season, ask(season))
  const open = () => {
    const typed = name.trim()
    if (book && typed && form.rule && isRuled(form.rule)) book.keepBall(typed, form.rule)
    const { before, order, end } = rule
    const said = typed && typed !== planned ? { name: typed } : {}
    onNext(withForm(season, { type: 'ball', ...said, before, order, end }))
  }
  return (
    <QuestionFrame {...props} back={null} ask={heading} lead={isRuled(rule) ? null : hint}>
      <div className="grid grid-cols-1 gap-3">
        {planned === null || isOther ? (
          <>
            <BallNames
              season={season}
              stored={book?.stored ?? null}
              name={name}
              onName={(next) => setForm({ name: next })}
            />
            <Field
              label={
                book?.stored && Object.keys(book.stored.balls).length
                  ? 'Or its name, if you want it remembered'
                  : 'Its name, if you want it remembered'
              }
              value={name === DANBURY ? '' : name}
              autoCapitalize="words"
              onChange={({ currentTarget }) => setForm({ name: currentTarget.value })}
            />
          </>
        ) : null}
        {isRuled(rule) ? <p className="border-s-3 border-accent ps-3">{ballSentence(rule, names)}</p> : null}
        <Button kind="primary" wide className="min-h-14" onClick={open}>
          {isRuled(rule) || name === DANBURY
            ? 'Open the Ball'
            : 'Open the Ball: we do what it says ourselves'}
        </Button>
        <Button wide className="min-h-14" onClick={() => setRuling(true)}>
          {isRuled(rule) ? 'Change what it says' : 'Enter what it says'}
        </Button>
        {planned !== null && !isOther && insists ? (
          <Button kind="quiet" className="-ms-2 justify-self-start" onClick={() => setOther(true)}>
            It is another Ball
          </Button>
        ) : null}
      </div>
      <RuleSheet
        open={isRuling}
        ball={season.number}
        value={rule}
        names={names}
        onClose={() => setRuling(false)}
        onDone={(next) => setForm({ rule: next })}
      />
    </QuestionFrame>
  )
}
