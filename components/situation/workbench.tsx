'use client'

import { useEffect, useState } from 'react'
import { Problems } from '@/components/referee/position/problems'
import { Refused } from '@/components/share/refused'
import { Choice } from '@/components/ui/choice'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { positionProblems, readSituation, type Situation, situationText } from '@/machines/love-letter'
import { emptySituation } from './change'
import { Empty } from './empty'
import { LaidTable } from './laid-table'
import { SetUp } from './set-up'
import { Share } from './share'
import { TryOut } from './try-out'
import { Verdict } from './verdict'

export interface WorkbenchProps {
  /** What the link says; '' for none. */
  readonly text: string
  /** The link changes with the table. */
  readonly onText: (text: string) => void
}

/** The table in question, everything on it to be changed; beside it what the referee says of it. */
export function Workbench({ text, onText }: WorkbenchProps) {
  const [opened] = useState(() => (text === '' ? emptySituation() : readSituation(text)))
  const [situation, setSituation] = useState<Situation | null>('problem' in opened ? null : opened)
  if (!situation)
    return (
      <Refused
        why={'problem' in opened ? opened.problem : ''}
        actions={
          <Choice title="Begin with an empty table" marked onPick={() => setSituation(emptySituation())} />
        }
      />
    )
  return <Bench situation={situation} onChange={setSituation} onText={onText} />
}

interface BenchProps {
  readonly situation: Situation
  readonly onChange: (situation: Situation) => void
  readonly onText: (text: string) => void
}

function Bench({ situation, onChange, onText }: BenchProps) {
  const [trying, setTrying] = useState<'not yet' | 'now' | 'done'>('not yet')
  const { table, position } = situation
  const problems = positionProblems(table, position)
  const isSound = problems.length === 0
  const text = situationText(situation)
  useEffect(() => {
    if (isSound) onText(text)
  }, [isSound, text, onText])
  const change = (next: Situation) => {
    setTrying('not yet')
    onChange(next)
  }
  if (trying === 'now')
    return (
      <RulesetScope ruleset={table.edition}>
        <TryOut situation={situation} onLeave={() => setTrying('done')} />
      </RulesetScope>
    )
  return (
    <RulesetScope ruleset={table.edition}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:-mx-1 lg:px-1 lg:pb-6">
          <SetUp situation={situation} onChange={change} />
          <LaidTable situation={situation} onChange={change} />
          <Empty situation={situation} onChange={change} />
        </div>
        <div className="min-w-0">
          {isSound ? (
            <Verdict
              key={text}
              situation={situation}
              isBack={trying === 'done'}
              onTry={() => setTrying('now')}
            />
          ) : (
            <>
              <h2 className="mb-3 text-question">This does not add up yet</h2>
              <Problems problems={problems} />
            </>
          )}
          {isSound ? <Share text={text} /> : null}
        </div>
      </div>
    </RulesetScope>
  )
}
