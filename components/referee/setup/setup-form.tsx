'use client'

import { useRef } from 'react'
import { DealPanel, DealSteps } from '@/components/referee/between/deal-panel'
import { Disclosure } from '@/components/ui/disclosure'
import { Stepper } from '@/components/ui/stepper'
import { defaultRulings, type Event, editions, type Head, now, switchesIn } from '@/machines/love-letter'
import { BeginBar } from './begin-bar'
import { BegunElsewhere } from './begun-elsewhere'
import { CardsChoice } from './edition-choice'
import { type Form, problemOf, sessionOf, usualGoal } from './form'
import { NameChips } from './name-chips'
import { cleanName, playersOf } from './names'
import { Players } from './players'
import { allSeated, MOST_ROWS, seated } from './rows'
import { RulingsChoice } from './rulings'

export interface SetupFormProps {
  readonly form: Form
  readonly names: readonly string[]
  readonly lastTable: readonly string[]
  readonly onChange: (form: Form) => void
  readonly onForget: (name: string) => void
  readonly onStart: (deal: Event) => void
  /** Begins a game of which some tokens are won, or a round is under way. */
  readonly onStartFrom: (head: Head) => void
}

/** All that a game needs before its first turn, on one page: the tap that says who starts begins it. */
export function SetupForm({
  form,
  names,
  lastTable,
  onChange,
  onForget,
  onStart,
  onStartFrom,
}: SetupFormProps) {
  const { edition, rows, rulings } = form
  const typed = rows.map(({ name }) => cleanName(name))
  const players = playersOf(rows)
  const { most } = editions[edition].players
  const problem = problemOf(form)
  const session = sessionOf(form)
  const set = (change: Partial<Form>) => onChange({ ...form, ...change })
  const isLastTable = lastTable.length < 2 || lastTable.every((name, i) => name === players[i])
  const keys = switchesIn(edition)
  const changed = keys.filter((key) => rulings[key] !== defaultRulings[key]).length
  const goal = form.goal ?? usualGoal(form)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="flex flex-col gap-x-16 gap-y-8 lg:grid lg:grid-cols-2 lg:items-start [&_:is(a,button,summary,input)]:scroll-mb-20">
      <div className="grid grid-cols-1 gap-8">
        <CardsChoice edition={edition} onChange={(to) => set({ edition: to, faceUp: [] })} />
        <section aria-labelledby="players" className="grid grid-cols-1 gap-3">
          <div>
            <h2 id="players" className="text-question">
              Who plays?
            </h2>
            <p className="mt-1 text-small text-ink-2">Clockwise, as you sit.</p>
          </div>
          <Players rows={rows} most={MOST_ROWS} onChange={(next) => set({ rows: next })} />
          <NameChips
            names={names.filter((name) => !typed.includes(name))}
            lastTable={isLastTable ? null : lastTable.slice(0, most)}
            onName={(name) => set({ rows: seated(rows, name) })}
            onLastTable={() => set({ rows: allSeated(lastTable.slice(0, most)) })}
            onForget={onForget}
          />
          <p aria-live="polite" className="font-medium text-accent empty:hidden">
            {problem}
          </p>
        </section>
      </div>
      <div className="contents grid-cols-1 gap-8 lg:grid">
        <div>
          <Disclosure summary={`${goal} ${goal === 1 ? 'token wins' : 'tokens win'} the game`}>
            <Stepper
              label="Tokens to win"
              min={1}
              max={20}
              value={goal}
              onChange={(next) => set({ goal: next === usualGoal(form) ? null : next })}
            />
            <p className="mt-2 text-small text-ink-2">
              Usual for {rows.length}: {usualGoal(form)}.
            </p>
          </Disclosure>
          <Disclosure summary={changed ? `Open rulings: ${changed} changed` : 'Open rulings: the usual ones'}>
            <RulingsChoice keys={keys} rulings={rulings} onChange={(next) => set({ rulings: next })} />
          </Disclosure>
          {session ? <DealSteps game={now(session).context} /> : null}
        </div>
        {session ? <BeginBar game={now(session).context} faceUp={form.faceUp} heading={heading} /> : null}
        {session ? (
          <DealPanel
            headingRef={heading}
            game={now(session).context}
            faceUp={form.faceUp}
            onFaceUp={(faceUp) => set({ faceUp })}
            onDeal={onStart}
          />
        ) : null}
        {session ? (
          <BegunElsewhere
            told={form.middle}
            session={session}
            goal={goal}
            onTell={(middle) => set({ middle })}
            onStart={onStartFrom}
          />
        ) : null}
      </div>
    </div>
  )
}
