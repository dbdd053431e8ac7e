import { describe, expect, test } from 'vitest'
import {
  ask,
  type Draft,
  fromRecord,
  now,
  RULE_IDS,
  RULE_WORDS,
  type RuleId,
  referee,
  type Season,
} from '@/machines/high-society'
import { SEASON_FAULT_WAYS, type SeasonFaultWay } from '../support/season-fault-ways'

function opened(rule: RuleId): Season {
  const { head, before } = SEASON_FAULT_WAYS[rule]
  const told = fromRecord({ ...head, events: [...before] })
  if ('rule' in told || told.misfit) throw new Error(`${rule}: the season before it cannot be`)
  return now(told.session)
}

const alike = (one: object, other: object) => {
  const sorted = (of: object) => JSON.stringify(Object.entries(of).sort())
  return sorted(one) === sorted(other)
}

/** Whether the screen has this event among the answers to some chain of its questions. */
function isOffered(season: Season, event: object, draft: Draft = {}): boolean {
  const question = ask(season, draft)
  // A Trait is told by a form: here it is all that lacks still.
  if (question.asks === 'reveal' && 'reveal' in event)
    return alike({ player: question.player, ...draft, reveal: event.reveal }, event)
  return [...question.options, ...question.instead].some(({ next }) => {
    if ('event' in next) return alike(next.event, event)
    const isOnward = JSON.stringify(next.draft).length > JSON.stringify(draft).length
    return isOnward && isOffered(season, event, next.draft)
  })
}

describe('every rule that a fault of a season can name is reached in the app', () => {
  test('none is missing, and none is listed that does not exist', () => {
    expect(Object.keys(SEASON_FAULT_WAYS).sort()).toEqual([...RULE_IDS].sort())
  })

  test.each(RULE_IDS)('%s: what is told so is faulted so', (rule) => {
    const { head, before, event } = SEASON_FAULT_WAYS[rule]
    const at = rule === 'wrong-setup' ? -1 : before.length
    expect(referee({ ...head, events: [...before, event] })).toMatchObject({ fault: { rule, at } })
  })

  const byQuestion = RULE_IDS.filter((rule) => SEASON_FAULT_WAYS[rule].by === 'question')
  test.each(byQuestion)('%s: the screen offers that answer', (rule) => {
    expect(isOffered(opened(rule), SEASON_FAULT_WAYS[rule].event)).toBe(true)
  })

  test('only what no table can do comes by file', () => {
    expect(RULE_IDS.filter((rule) => SEASON_FAULT_WAYS[rule].by === 'file')).toEqual([
      'unknown-event',
      'unknown-player',
      'unknown-prospect',
      'unknown-card',
      'unknown-effect',
      'wrong-setup',
    ])
  })

  test('the printed list', async () => {
    const rows = RULE_IDS.map((rule) => {
      const { by, words } = SEASON_FAULT_WAYS[rule]
      return `| \`${rule}\` | ${RULE_WORDS[rule].title} | ${BY[by]} | ${words} |`
    })
    const list = ['| rule | | where | way |', '|---|---|---|---|', ...rows, ''].join('\n')
    await expect(list).toMatchFileSnapshot('../support/season-fault-ways.md')
  })
})

const BY: Readonly<Record<SeasonFaultWay['by'], string>> = {
  question: 'an answer of the screen',
  form: 'a form of the screen',
  free: '“Something wrong?”',
  file: 'a file',
}
