import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BallRuleForm } from '@/components/book/ball-rule-form'
import type { BallRule, Whistledown } from '@/components/book/stored'
import { type TableRuling, TableRulingForm } from '@/components/book/table-ruling-form'
import { WhistledownForm } from '@/components/book/whistledown-form'
import { type Effect, referee } from '@/machines/high-society'
import { compose, hold, names, region } from './form'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const head = { ruleset: 'high-society', ...names }

test('a Ball’s rule is composed for each of its moments, and speaks of nobody’s card', () => {
  const held = hold<BallRule>({ before: [], order: [], end: [] }, (value, set) => (
    <BallRuleForm value={value} names={names} onChange={set} />
  ))
  const meant: Record<string, Effect> = {
    'Before the cards are chosen': { do: 'RULE', flag: 'no-reveal', until: 'ball' },
    'When the cards are revealed': { do: 'ORDER', set: 'last', who: 'highest' },
    'At the end of the Ball': { do: 'MOVE', who: 'bottom', by: 2 },
  }
  for (const [moment, effect] of Object.entries(meant)) compose(region(moment), effect)
  expect([held.value.before, held.value.order, held.value.end]).toEqual(
    Object.values(meant).map((effect) => [effect]),
  )
  expect(referee({ ...head, events: [{ type: 'ball', ...held.value }] })).toMatchObject({ fault: null })
  for (const more of screen.getAllByRole('button', { name: 'Add another line' })) fireEvent.click(more)
  expect(screen.getAllByRole('button', { name: /^Move a prospect/ })).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^A scandal/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Dance/ })).toBeNull()
})

test('a Whistledown card is composed, or taken from those met before', () => {
  const known: Whistledown[] = [{ name: 'A Scandalous Letter', effects: [{ do: 'SCANDAL' }] }]
  const held = hold<Whistledown>({ name: '', effects: [] }, (value, set) => (
    <WhistledownForm value={value} names={names} known={known} onChange={set} />
  ))
  const meant: Effect = { do: 'MOVE', who: { choose: 'prospect', where: ['engaged'] }, by: -1 }
  compose(region('What happens'), meant)
  expect(held.value).toEqual({ name: '', effects: [meant] })
  press('A Scandalous Letter')
  expect(held.value).toEqual(known[0])
})

test('a table ruling speaks of a player, or of nobody', () => {
  const held = hold<TableRuling>({ player: null, effects: [] }, (value, set) => (
    <TableRulingForm value={value} names={names} onChange={set} />
  ))
  compose(region('What happens now'), { do: 'MOVE', who: 'Rose', by: -1 })
  press('Bea')
  compose(region('What happens now'), { do: 'TOKEN', of: 'self', from: 'supply', to: 'Tess', n: 1 })
  compose(region('What happens now'), { do: 'MANUAL', text: 'A note' })
  expect(screen.getByText(/Bea.* lays one of their tokens on .*Tess/)).toBeInTheDocument()
  expect(held.value).toEqual({
    player: 'Bea',
    effects: [
      { do: 'MOVE', who: 'Rose', by: -1 },
      { do: 'TOKEN', of: 'self', from: 'supply', to: 'Tess', n: 1 },
      { do: 'MANUAL', text: 'A note' },
    ],
  })
  const events = [{ type: 'ball' }, { type: 'effect', ...held.value }]
  expect(referee({ ...head, events })).toMatchObject({ fault: null })
})
