import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Log } from '@/components/referee/round/log'
import { roundNumber } from '@/components/referee/round/turns'
import type { Event, Session } from '@/machines/love-letter'
import { tableAfter } from './local-referee'

const head = { ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }
const deal: Event = { type: 'deal', starter: 0, faceUp: [] }
const voided: Event = { type: 'table.void' }
const handmaid: Event = { type: 'play', player: 0, card: 4 }
const notes = (n: number): Event[] =>
  Array.from({ length: n }, (_, i) => ({ type: 'table.note', text: `Note ${i + 1}.` }))

const shown = (session: Session) => <Log session={session} onBackTo={() => {}} onChange={() => {}} />
const log = () => screen.getByRole('log')
const button = (name: string | RegExp) => within(log()).getByRole('button', { name })
const noteButtons = () => within(log()).getAllByRole('button', { name: /Note \d/ })
/** Whether something that turns up here is read out. */
const isLive = (element: HTMLElement) => element.closest('[aria-live], [role=log]') === log()

describe('rounds that are over', () => {
  const session = tableAfter(head, [deal, handmaid, voided, deal])

  test('are closed, and their steps are not there until somebody opens them', async () => {
    render(shown(session))
    expect(within(log()).queryByText(/plays the Handmaid/)).toBeNull()
    await userEvent.click(screen.getByText('Round 1'))
    expect(isLive(await within(log()).findByRole('button', { name: /plays the Handmaid/ }))).toBe(false)
    await userEvent.click(screen.getByText('Round 1'))
    expect(within(log()).queryByText(/plays the Handmaid/)).toBeNull()
  })

  test('close when the next is dealt', () => {
    const { rerender } = render(shown(tableAfter(head, [deal, handmaid, voided])))
    expect(button(/plays the Handmaid/)).toBeVisible()
    rerender(shown(session))
    expect(within(log()).queryByText(/plays the Handmaid/)).toBeNull()
    expect(button(/deal/i)).toBeVisible()
  })

  test('beyond an evening’s are asked for', async () => {
    const many = Array.from({ length: 39 }, () => [deal, voided]).flat()
    render(shown(tableAfter(head, [...many, deal])))
    expect(screen.queryByText('Round 10')).toBeNull()
    await userEvent.click(button('Earlier rounds (10)'))
    expect(screen.getByText('Round 1')).toBeVisible()
  })
})

test('what is told before the first deal belongs to the first round', () => {
  const session = tableAfter(head, [{ type: 'table.goal', tokens: 2 }, deal])
  render(shown(session))
  expect(roundNumber(session)).toBe(1)
  expect(screen.queryByText('Round 2')).toBeNull()
})

describe('a round of very many steps', () => {
  const session = tableAfter(head, [deal, ...notes(200)])

  test('shows its last, and more whenever more is asked for; the focus stays', async () => {
    render(shown(session))
    expect(noteButtons()).toHaveLength(60)
    await userEvent.click(button('Earlier steps (142)'))
    expect(noteButtons()).toHaveLength(120)
    await userEvent.click(button('Earlier steps (82)'))
    expect(button('All steps are shown')).toHaveFocus()
    expect(noteButtons()).toHaveLength(200)
  })

  test('has only its last report read out', () => {
    const { rerender } = render(shown(session))
    rerender(shown(tableAfter(head, [deal, ...notes(200), handmaid])))
    expect(isLive(button(/plays the Handmaid/))).toBe(true)
    expect(isLive(screen.getByText(/Bea.* draws a card/))).toBe(true)
    expect(noteButtons().filter(isLive)).toEqual([])
    expect(isLive(button(/^Earlier steps/))).toBe(false)
  })
})
