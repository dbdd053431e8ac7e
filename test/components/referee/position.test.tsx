import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { freshPosition } from '@/components/referee/position/draft'
import { headInTheMiddle, StartInTheMiddle } from '@/components/referee/position/start-in-the-middle'
import { now, openSession, type Session, stateOf } from '@/machines/love-letter'

const head = { ruleset: 'bridgerton', players: ['Ann', 'Bea', 'Cal'] }
const { table } = now(openSession(head) as Session).context

describe('a game begun in the middle', () => {
  test('has a head that opens, with tokens and position; without either it is as usual', () => {
    const written = headInTheMiddle({ table, head }, [2, 0, 1], { ...freshPosition(table), turn: 2 })
    const session = openSession(JSON.parse(JSON.stringify(written))) as Session
    expect(stateOf(now(session))).toMatchObject({
      phase: 'play',
      turn: 'Cal',
      tokens: { Ann: 2, Bea: 0, Cal: 1 },
    })
    expect(headInTheMiddle({ table, head }, [0, 0, 0], null)).toEqual(head)
  })

  test('does not begin while something does not add up, and says what', async () => {
    const onStart = vi.fn()
    const user = userEvent.setup()
    const store = { halfFilled: {}, keepHalfFilled: () => {} }
    render(<StartInTheMiddle table={table} head={head} store={store} name="x" onStart={onStart} />)
    await user.click(screen.getByRole('radio', { name: 'Yes, cards are out' }))
    const lay = within(screen.getByRole('group', { name: 'Lay before Ann', hidden: true }))
    await user.click(lay.getByRole('button', { name: '9 Penelope', hidden: true }))
    expect(screen.getByText(/at most 17 cards/)).toBeTruthy()
    const go = screen.getByRole('button', { name: 'Play on from here' })
    await user.click(go)
    expect(onStart).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Deck: one less' }))
    await user.click(go)
    expect(onStart).toHaveBeenCalledWith(
      expect.objectContaining({
        start: expect.objectContaining({
          deck: 17,
          discards: expect.objectContaining({ Ann: ['penelope'] }),
        }),
      }),
    )
    expect(lay.getByRole('button', { name: '9 Penelope', hidden: true }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })
})
