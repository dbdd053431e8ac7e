import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOLD_MS } from '@/components/referee/private/hold-button'
import { OnlyYouLook } from '@/components/referee/private/only-you-look'
import { SECONDS, WARNING } from '@/components/referee/private/use-closing'
import { now, openSession, type Session, tell } from '@/machines/love-letter'

function game() {
  const opened = openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea'] }) as Session
  const told = tell(opened, { type: 'deal', starter: 0, faceUp: [1, 1, 2] })
  if (told.fault) throw new Error(told.fault.rule)
  return now(told.session).context
}

const shown = (onClose = vi.fn()) => {
  render(<OnlyYouLook game={game()} seat={0} open onClose={onClose} />)
  return onClose
}
const pass = (seconds: number) => {
  for (let i = 0; i < seconds; i++) act(() => vi.advanceTimersByTime(1000))
}
const button = (name: RegExp) => screen.getByRole('button', { name })

describe('only you look', () => {
  // A sheet’s script comes by itself, which no stopped clock brings.
  beforeAll(async () => {
    shown()
    await screen.findByRole('dialog')
  })
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('opens when held for a moment, not when touched in passing', () => {
    shown()
    fireEvent.pointerDown(button(/Press and hold/))
    act(() => vi.advanceTimersByTime(HOLD_MS - 100))
    fireEvent.pointerUp(button(/Press and hold/))
    act(() => vi.advanceTimersByTime(HOLD_MS))
    expect(screen.queryByText('Which two cards do you hold?')).toBeNull()
    fireEvent.pointerDown(button(/Press and hold/))
    act(() => vi.advanceTimersByTime(HOLD_MS))
    expect(screen.getByText('Which two cards do you hold?')).toBeTruthy()
  })

  test('opens in two steps without holding, and answers', () => {
    shown()
    fireEvent.click(button(/Press and hold/))
    fireEvent.click(button(/Yes, only/))
    fireEvent.click(button(/5 Prince/))
    fireEvent.click(button(/8 Countess/))
    expect(screen.getByRole('list', { name: 'What you may play' }).textContent).toContain('You must play')
  })

  test('says why two cards cannot be', () => {
    shown()
    fireEvent.click(button(/Press and hold/))
    fireEvent.click(button(/Yes, only/))
    fireEvent.click(button(/2 Priest/))
    fireEvent.click(button(/2 Priest/))
    expect(screen.queryByRole('list', { name: 'What you may play' })).toBeNull()
  })

  test('closes when untouched, after a warning; a touch begins the minute anew', () => {
    const onClose = shown()
    pass(SECONDS - WARNING)
    expect(screen.getByText(`Closes in ${WARNING} seconds.`)).toBeTruthy()
    fireEvent.pointerDown(button(/Stay open/))
    pass(SECONDS - 1)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalled()
  })
})
