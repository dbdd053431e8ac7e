'use client'

import type { BallRule, StoredBook } from '@/components/book/stored'
import { FROM_SEASON_SETUP, seasonRulingHref } from '@/components/lookup/ruling-href'
import { Disclosure } from '@/components/ui/disclosure'
import { RULING_WORDS, RULINGS, type RulingKey, referenceParts, type Session } from '@/machines/high-society'
import { OpenRulings } from '../../setup/open-rulings'
import { Begin } from './begin'
import { Calendar } from './calendar'
import { defaultRulings, type Form, withSeats } from './form'
import { namesIn } from './head'
import { LadderRows } from './ladder-rows'
import type { Known } from './recall'
import { Seats } from './seats'
import { Section } from './section'
import { SiblingPairs } from './sibling-pairs'
import type { Tiles } from './tiles'

export interface SeasonFormProps {
  readonly form: Form
  readonly known: Known
  readonly book: StoredBook
  readonly onChange: (form: Form) => void
  readonly onForgetName: (name: string) => void
  readonly onForgetTile: (kind: keyof Tiles) => (name: string) => void
  /** A Ball’s rule was typed. */
  readonly onRule: (name: string, rule: BallRule) => void
  readonly onBegin: (session: Session) => void
}

const KEYS = Object.keys(RULINGS) as RulingKey[]

/** All that a season needs before its first Ball, on one page. */
export function SeasonForm(props: SeasonFormProps) {
  const { form, known, book, onChange, onForgetName, onForgetTile, onRule, onBegin } = props
  const { seats, prospects, balls, rulings } = form
  const { names, tiles, last } = known
  const set = (change: Partial<Form>) => onChange({ ...form, ...change })
  const changed = KEYS.filter((key) => rulings[key] !== defaultRulings[key]).length
  const lastTable = last?.seats.map(({ name }) => name) ?? null
  const isLastTable = lastTable?.every((name, i) => name === seats[i]?.name)
  const due = seats.length + 1
  return (
    <div className="flex flex-col gap-x-16 gap-y-10 lg:grid lg:grid-cols-2 lg:items-start">
      <div className="grid grid-cols-1 gap-10">
        <Section
          title="Who plays?"
          note="Clockwise, as you sit. The name on the Character tile is for the table; its family is for the rules."
        >
          <Seats
            seats={seats}
            onChange={(next) => onChange(withSeats(form, next))}
            names={names}
            onForgetName={onForgetName}
            lastTable={isLastTable ? null : lastTable}
            onLastTable={() => last && onChange(withSeats({ ...form, rulings: last.rulings }, last.seats))}
            characters={tiles.characters}
            onForgetCharacter={onForgetTile('characters')}
          />
        </Section>
        <Section
          title="Who is on the ladder?"
          note={`${due} prospects for ${seats.length} players, from the top down as the tiles were laid.`}
        >
          <LadderRows
            prospects={prospects}
            due={due}
            known={tiles.prospects}
            onChange={(next) => set({ prospects: next })}
            onForget={onForgetTile('prospects')}
          />
        </Section>
      </div>
      <div className="contents grid-cols-1 gap-10 lg:grid">
        <div>
          <Disclosure summary={ballsSummary(balls)}>
            <Calendar
              balls={balls}
              known={[...new Set([...tiles.balls, ...Object.keys(book.balls)])]}
              rules={book.balls}
              names={namesIn(form)}
              onChange={(next) => set({ balls: next })}
              onRule={onRule}
              onForget={onForgetTile('balls')}
            />
          </Disclosure>
          <Disclosure summary={changed ? `Open rulings: ${changed} changed` : 'Open rulings: the usual ones'}>
            <OpenRulings
              keys={KEYS}
              words={RULING_WORDS}
              values={RULINGS}
              hrefOf={(key) => seasonRulingHref(key, FROM_SEASON_SETUP)}
              rulings={rulings}
              onChange={(next) => set({ rulings: next })}
              below={(key) =>
                key === 'siblings' && rulings.siblings === 'pairs' ? (
                  <SiblingPairs form={form} onChange={(pairs) => set({ pairs })} />
                ) : null
              }
            />
          </Disclosure>
          <Disclosure summary="How to lay the table">
            <ul className="list-disc ps-5 [&>li+li]:mt-1">
              {referenceParts()[0]?.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
        <Begin form={form} cards={book.cards} onChange={onChange} onBegin={onBegin} />
      </div>
    </div>
  )
}

function ballsSummary(balls: readonly string[]): string {
  const named = balls.filter((name) => name.trim()).length
  if (named === 0) return 'The eight Balls: named as they come'
  return named === balls.length ? 'The eight Balls: all named' : `The eight Balls: ${named} named`
}
