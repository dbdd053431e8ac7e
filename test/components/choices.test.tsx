import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Choice } from '@/components/ui/choice'
import { CardChoice, ChoiceGrid } from '@/components/ui/choice-grid'

test('a choice is picked by its name, and its note describes it', async () => {
  const onPick = vi.fn()
  render(<Choice title="Dot" note="2 tokens" onPick={onPick} />)
  const choice = screen.getByRole('button', { name: 'Dot' })
  expect(choice).toHaveAccessibleDescription('2 tokens')
  await userEvent.click(choice)
  expect(onPick).toHaveBeenCalledOnce()
})

test('a barred choice can be reached and asked why, and is never picked', async () => {
  const onPick = vi.fn()
  const onWhy = vi.fn()
  render(<Choice title="Ann" note="protected until her turn" barred onPick={onPick} onWhy={onWhy} />)
  await userEvent.tab()
  const choice = screen.getByRole('button', { name: 'Ann' })
  expect(choice).toHaveFocus()
  expect(choice).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(choice)
  expect(onWhy).toHaveBeenCalledTimes(2)
  expect(onPick).not.toHaveBeenCalled()
})

test('a card is a choice with number and name; what is seen of it is told', async () => {
  const onPick = vi.fn()
  const onWhy = vi.fn()
  render(
    <ChoiceGrid label="Cards">
      <CardChoice numeral="1" name="Guard" emblem="guard" copies={6} seen={2} onPick={onPick} />
      <CardChoice
        numeral="9"
        name="Princess"
        emblem="princess"
        copies={1}
        seen={1}
        barred
        why="She is already on the table"
        onPick={onPick}
        onWhy={onWhy}
      />
    </ChoiceGrid>,
  )
  const guard = screen.getByRole('button', { name: '1 Guard' })
  expect(guard).toHaveAccessibleDescription('2 of 6 seen')
  const princess = screen.getByRole('button', { name: '9 Princess' })
  expect(princess).toHaveAccessibleDescription('She is already on the table. 1 of 1 seen')
  await userEvent.click(princess)
  expect(onWhy).toHaveBeenCalledOnce()
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.click(guard)
  expect(onPick).toHaveBeenCalledOnce()
})
