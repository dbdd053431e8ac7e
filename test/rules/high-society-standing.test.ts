import { describe, expect, test } from 'vitest'
import { type Event, type Head, now, standing, tell, tellWritten, viewSeason } from '@/machines/high-society'
import { seasonAfter } from '../components/referee/high-society/local-season'
import { SEASON_FAULT_WAYS } from '../support/season-fault-ways'

const head: Head = {
  ruleset: 'high-society',
  players: ['Ann', 'Bea', 'Cal'],
  prospects: ['p1', 'p2', 'p3', 'p4'],
}
const ball: Event = { type: 'ball', before: [], order: [], end: [] }
const cards: Event = { type: 'cards', played: { Ann: 20, Bea: 17, Cal: 13 } }
const dance = (player: string, prospect: string, more: object = {}): Event => ({
  type: 'dance',
  player,
  prospect,
  ...more,
})

/** The table after a step that was let stand. */
function stood(before: readonly Event[], event: Event) {
  const session = seasonAfter(head, before)
  expect(tell(session, event).fault).not.toBeNull()
  const { player, effects, choices } = standing(now(session), event)
  const told = tell(session, { type: 'effect', ...(player !== null && { player }), effects, choices })
  if (told.fault) throw new Error(told.fault.rule)
  return told.session
}

describe('what is let stand', () => {
  test('moves what the table moved: tile, token and Trait of a dance with somebody taken, and the turn is over', () => {
    const after = stood(
      [ball, cards, dance('Ann', 'p1')],
      dance('Bea', 'p1', { reveal: { arrows: -1, points: 2 } }),
    )
    const { ladder } = viewSeason(now(after))
    expect(ladder.map(({ name }) => name)).toEqual(['p2', 'p1', 'p3', 'p4'])
    expect(ladder[1]).toMatchObject({ tokens: ['Ann', 'Bea'], dancers: ['Ann', 'Bea'], hidden: 1 })
    expect(tell(after, dance('Bea', 'p2')).fault?.rule).toBe('dance-not-allowed')
    expect(tell(after, { type: 'pass', player: 'Bea' }).fault).toBeNull()
  })

  test('takes the token of somebody who was caught though protected', () => {
    const rule: Event = {
      type: 'effect',
      player: 'Ann',
      effects: [{ do: 'RULE', flag: 'protected', on: 'self', until: 'ball' }],
    }
    const after = stood([ball, cards, rule, dance('Ann', 'p1')], {
      type: 'scandal',
      player: 'Bea',
      victim: 'Ann',
    })
    expect(viewSeason(now(after)).ladder[0]?.tokens).toEqual([])
  })

  test('lets a turn pass that had to be taken', () => {
    const played = { Ann: 15, Bea: 14, Cal: 13 }
    const after = stood([ball, { type: 'cards', played }], { type: 'pass', player: 'Ann' })
    expect(tell(after, { type: 'pass', player: 'Ann' }).fault).toBeNull()
  })

  test('of every fault is a ruling that the rules take, where a ruling can be told at all', () => {
    for (const [rule, { head: begun, before, event }] of Object.entries(SEASON_FAULT_WAYS)) {
      if (!['dance', 'scandal', 'pass', 'give', 'gossip'].includes(event.type)) continue
      if (rule.startsWith('unknown-') || rule === 'wrong-setup') continue
      const session = seasonAfter(begun, before as Event[])
      const { player, effects, choices } = standing(now(session), event as Event)
      const told = tellWritten(session, {
        type: 'effect',
        ...(player !== null && { player }),
        effects,
        choices,
      } as Event)
      if (effects.length > 0) expect(told.fault).toBeNull()
    }
  })
})
