import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Field } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { Stepper } from '@/components/ui/stepper'
import { Switch } from '@/components/ui/switch'

const options = ['two', 'three', 'four'].map((value) => ({ value, label: value }))

function Players() {
  const [value, setValue] = useState('two')
  return <Segmented label="Players" options={options} value={value} onChange={setValue} />
}

test('one of a few is one stop for the keyboard, and arrows move the choice', async () => {
  render(<Players />)
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'two' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'three' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'two' })).not.toBeChecked()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('an option with a note is described by it', () => {
  render(
    <Segmented
      label="Reading"
      layout="stack"
      options={[{ value: 'a', label: 'He protects', note: 'The rulebook is silent' }]}
      value="a"
      onChange={() => {}}
    />,
  )
  expect(screen.getByRole('radio', { name: 'He protects' })).toHaveAccessibleDescription(
    'The rulebook is silent',
  )
})

test('a number stops at its ends, where the button stays and says so', async () => {
  const onChange = vi.fn()
  render(<Stepper label="Tokens to win" value={4} min={1} max={4} onChange={onChange} />)
  const more = screen.getByRole('button', { name: 'One more' })
  expect(more).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(more)
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(onChange).toHaveBeenCalledWith(3)
})

test('a switch is thrown by its words; a barred one is not', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<Switch label="Screen stays on" checked={false} onChange={onChange} />)
  await userEvent.click(screen.getByText('Screen stays on'))
  expect(onChange).toHaveBeenCalledWith(true)
  rerender(<Switch label="Screen stays on" checked={false} barred note="Needs https" onChange={onChange} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Screen stays on' }))
  expect(onChange).toHaveBeenCalledOnce()
})

test('a field with a problem is marked, and says it', () => {
  render(<Field label="Name" hint="As you call each other" problem="Two people are called Bea" />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('As you call each other Two people are called Bea')
})
