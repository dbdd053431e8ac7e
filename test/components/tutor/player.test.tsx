import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { InWords } from '@/components/tutor/in-words'
import { Frame } from '@/components/tutor/love-letter/frame'
import { lessonOf } from '@/components/tutor/love-letter/lesson'
import { Player } from '@/components/tutor/player'
import type { Scenario } from '@/content/types'
import { countessKept, guardHit } from './scenarios'

function show(scenario: Scenario) {
  const { lesson, frames } = lessonOf('a-test', scenario)
  const [first] = frames
  render(
    <Player lesson={lesson} words={<InWords steps={lesson.steps} />}>
      {first ? <Frame of={first} open beside={frames} /> : null}
    </Player>,
  )
  return userEvent.setup()
}

/** The rules are loaded when they are first needed. */
const patient = { timeout: 20_000 }

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
/** The table that the referee has drawn; the first one is there before it wakes. */
const liveTable = async () =>
  (await screen.findAllByRole('list', { name: 'Players' }, patient)).at(-1) as HTMLElement
const isAt = (step: number) =>
  expect(button(new RegExp(`^Step ${step} of`))).toHaveAttribute('aria-current', 'step')

describe('the way through the steps', () => {
  test('goes by buttons, by the line and by arrow keys, and each step is said', async () => {
    const user = show(guardHit)
    isAt(1)
    await user.click(button('Next'))
    isAt(2)
    expect(told()).toContain('Ann names the Baron.')
    await user.click(button('Back'))
    isAt(1)
    await user.keyboard('{ArrowRight}')
    isAt(2)
    await user.keyboard('{ArrowLeft}')
    isAt(1)
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await user.click(button(/^Step 1 of/))
    await user.click(button(/^Step 3 of/))
    expect(told()).toContain('Bea lays the Baron.')
    expect(await screen.findByRole('img', { name: '3, Baron' }, patient)).toBeInTheDocument()
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
  })

  test('asks before it shows what happens; a wrong answer is told why and where, and may be tried again', async () => {
    const user = show(guardHit)
    await user.click(button(/^Step 2 of/))
    await user.keyboard('{ArrowRight}')
    isAt(2)
    expect(told()).toContain('What happens? 2 answers below.')
    await user.click(button('Bea says no.'))
    expect(told()).toContain('Not so. She holds it.')
    expect(button('Not so: Bea says no.')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('link', { name: 'The rule about “Bea says no.”' })).toHaveAttribute(
      'href',
      '/rulings/love-letter/wrong-answer',
    )
    await user.click(button('Bea is out.'))
    expect(told()).toContain('Right. It was her card.')
    await user.click(button('Next'))
    isAt(3)
  })

  test('comes to a question before what it asks about, also along the line', async () => {
    const user = show(guardHit)
    await user.click(button(/^Step 3 of/))
    isAt(2)
    expect(told()).toContain('What happens? 2 answers below.')
  })

  test('gives a hint, and shows the answer to whoever would rather see it; then it asks no more', async () => {
    const user = show(guardHit)
    await user.click(button(/^Step 2 of/))
    await user.click(button('Your guess'))
    await user.click(screen.getAllByRole('button', { name: 'A hint' })[0] as HTMLElement)
    expect(told()).toContain('Answers are true.')
    await user.click(button('Show me'))
    expect(told()).toContain('Right. It was her card.')
    await user.click(button('Next'))
    isAt(3)
    await user.click(button('Back'))
    await user.click(button('Next'))
    isAt(3)
  })

  test('ends with what the referee refuses, and why', async () => {
    const user = show(countessKept)
    await user.click(button('Next'))
    expect(screen.getByText('This cannot be')).toBeInTheDocument()
    expect(
      screen.getAllByRole('link').some((link) => link.getAttribute('href')?.endsWith('/must-play-countess')),
    ).toBe(true)
  })
})

describe('the table', () => {
  test('shows what is known of the hands, and only their backs when they are hidden', async () => {
    const user = show(guardHit)
    const table = screen.getByRole('list', { name: 'Players' })
    expect(within(table).getByText('Ann holds the Guard and the Priest.')).toBeInTheDocument()
    expect(within(table).getByText('Cal holds a hidden card.')).toBeInTheDocument()
    await user.click(button('Hide the hands'))
    await screen.findByText('Ann holds 2 hidden cards.', {}, patient)
    expect(within(await liveTable()).queryByText(/the Guard/)).toBeNull()
  })
})

describe('the words', () => {
  test('tell the whole lesson: each step, the question, and what is right about each answer', () => {
    show(guardHit)
    const steps = within(screen.getAllByRole('list').at(-2) as HTMLElement)
    expect(steps.getByText('What happens?')).toBeInTheDocument()
    expect(steps.getByText('It was her card.').parentElement).toHaveTextContent(
      'Bea is out. Right. It was her card.',
    )
    expect(steps.getByText('She holds it.').parentElement).toHaveTextContent(
      'Bea says no. Not so. She holds it.',
    )
  })
})

describe('playing on', () => {
  test('judges what the reader tries by the cards that are known, and leads back to the lesson', async () => {
    const user = show(countessKept)
    await user.click(button('Try it yourself'))
    expect(await screen.findByRole('heading', { name: /^What did .*Ann.* play/ }, patient)).toHaveFocus()
    await user.click(button('5 Prince'))
    await user.click(button('It was played all the same'))
    await user.click(
      within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button')[0] as HTMLElement,
    )
    expect(button('Take it back')).toBeVisible()
    await user.click(button('Take it back'))
    await user.click(button('8 Countess'))
    expect(screen.getByRole('heading', { name: /What did .*Bea.* play/ })).toHaveFocus()
    await user.click(button('Undo'))
    expect(screen.getByRole('heading', { name: /^What did .*Ann.* play/ })).toBeVisible()
    await user.click(button('Back to the lesson'))
    isAt(1)
  })
})

test('a scenario that does not come out is refused with what is wrong', () => {
  const { fault, ...outcome } = guardHit.outcome
  const wrong = { ...guardHit, outcome: { ...outcome, fault, state: { out: ['Cal'] } } }
  expect(() => lessonOf('guard-hit', wrong)).toThrow(/“guard-hit” does not come out:\nthe state is/)
})
