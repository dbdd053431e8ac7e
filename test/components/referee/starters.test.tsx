import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Starters } from '@/components/referee/between/starters'
import { report, sit } from '@/components/referee/sitting'
import { type Event, now, openSession, type Session } from '@/machines/love-letter'

const opened = openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }) as Session
const wonByBea: Event[] = [
  { type: 'deal', starter: 0, faceUp: [] },
  { type: 'play', player: 0, card: 9 },
  { type: 'discard', player: 0, card: 1 },
  { type: 'play', player: 1, card: 1, target: 2, guess: 2 },
  { type: 'answer', player: 2, holds: true },
]

function show(session: Session) {
  const onDeal = vi.fn()
  render(<Starters game={now(session).context} faceUp={[]} onDeal={onDeal} />)
  return { onDeal, user: userEvent.setup() }
}

test('a tap on a name deals the round', async () => {
  const { onDeal, user } = show(opened)
  await user.click(screen.getByRole('button', { name: 'Cal' }))
  expect(onDeal).toHaveBeenCalledExactlyOnceWith({ type: 'deal', starter: 2, faceUp: [] })
})

test('who may not start says why first, and starts all the same when the table wants it', async () => {
  const { onDeal, user } = show(wonByBea.reduce(report, sit(opened)).session)
  const ann = screen.getByRole('button', { name: 'Ann' })
  expect(ann).toHaveAttribute('aria-disabled', 'true')
  await user.click(ann)
  expect(onDeal).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'They start all the same' }))
  expect(onDeal).toHaveBeenCalledExactlyOnceWith({ type: 'deal', starter: 0, faceUp: [] })
  expect(screen.queryByRole('button', { name: 'Draw lots' })).toBeNull()
})

test('a lot is drawn where several may start, and said', async () => {
  const { onDeal, user } = show(opened)
  await user.click(screen.getByRole('button', { name: 'Draw lots' }))
  expect(screen.getByRole('status')).toHaveTextContent(/The lot falls on .*(Ann|Bea|Cal)/)
  expect(screen.getByText('drawn by lot')).toBeInTheDocument()
  expect(onDeal).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Draw again' })).toBeInTheDocument()
})
