import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  ask,
  type Draft,
  decode,
  encode,
  fromRecord,
  now,
  type Option,
  phaseIn,
  RULE_IDS,
  RULE_WORDS,
  type RuleId,
  referee,
  type Session,
} from '@/machines/love-letter'
import { FAULT_WAYS } from '../support/fault-ways'

function opened(rule: RuleId): Session {
  const { head, before } = FAULT_WAYS[rule]
  const told = fromRecord({ ...head, events: [...before] })
  if ('rule' in told || told.misfit) throw new Error(`${rule}: the table before it cannot be`)
  return told.session
}

/** Whether the round screen has this event among the answers to some chain of its questions. */
function isOffered(session: Session, written: string, draft: Draft = {}): boolean {
  const { context } = now(session)
  return ask(context, phaseIn(now(session)), draft).options.some(({ next }: Option) => {
    if ('event' in next) return JSON.stringify(encode(context.table, next.event)) === written
    const isOnward = JSON.stringify(next.draft).length > JSON.stringify(draft).length
    return isOnward && isOffered(session, written, next.draft)
  })
}

describe('every rule that a fault can name is reached in the app', () => {
  test('none is missing, and none is listed that does not exist', () => {
    expect(Object.keys(FAULT_WAYS).sort()).toEqual([...RULE_IDS].sort())
  })

  test.each(RULE_IDS)('%s: what is told so is faulted so', (rule) => {
    const { head, before, event } = FAULT_WAYS[rule]
    expect(referee({ ...head, events: [...before, event] })).toMatchObject({
      fault: { rule, at: before.length },
    })
  })

  const byQuestion = RULE_IDS.filter((rule) => FAULT_WAYS[rule].by === 'question')
  test.each(byQuestion)('%s: the round screen offers that answer', (rule) => {
    const session = opened(rule)
    const { table } = now(session).context
    const event = decode(table, FAULT_WAYS[rule].event)
    if ('rule' in event) throw new Error(event.rule)
    expect(isOffered(session, JSON.stringify(encode(table, event)))).toBe(true)
  })

  test('only what no table can do comes by file', () => {
    expect(RULE_IDS.filter((rule) => FAULT_WAYS[rule].by === 'file')).toEqual([
      'unknown-event',
      'unknown-player',
      'unknown-card',
    ])
  })

  test('each is met in the browser: by its answer, or through “Something wrong?”', () => {
    const spec = (name: string) => readFileSync(`test/e2e/${name}.spec.ts`, 'utf8')
    const [faults, told] = [spec('faults'), spec('told-faults')]
    for (const rule of RULE_IDS) {
      const place = FAULT_WAYS[rule].by === 'wrong' || rule === 'wrong-award' ? told : faults
      expect(place.includes(rule), rule).toBe(true)
    }
  })

  test('the printed list', async () => {
    const rows = RULE_IDS.map((rule) => {
      const { by, words } = FAULT_WAYS[rule]
      return `| \`${rule}\` | ${RULE_WORDS[rule].title} | ${BY[by]} | ${words} |`
    })
    const list = ['| rule | | where | way |', '|---|---|---|---|', ...rows, ''].join('\n')
    await expect(list).toMatchFileSnapshot('../support/fault-ways.md')
  })
})

const BY = {
  question: 'an answer of the round screen',
  between: 'the screen between rounds',
  wrong: '“Something wrong?”',
  file: 'a file',
}
