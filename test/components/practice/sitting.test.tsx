import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FIRST_CHOICE, type PracticeData } from '@/components/practice/data'
import type { Left } from '@/components/practice/left'
import { LoveLetterSitting as Sitting } from '@/components/practice/love-letter/sitting'
import { NOTHING } from '@/components/practice/memory'
import type { SittingProps } from '@/components/practice/sitting'
import { GUARD, nextQuestion, type PageId, TOPICS } from '@/machines/love-letter'

const data: PracticeData = {
  editions: [],
  topics: TOPICS,
  seasonTopics: [],
  titles: { 'turn-order': 'Whose turn is it?' },
}

type SatProps = Pick<SittingProps, 'onMemory' | 'onLeave'> & Pick<Left, 'choice' | 'due'>
function Sat({ choice, due, ...ways }: SatProps) {
  const [left, setLeft] = useState<Left>({ seed: 11, choice, due, picks: [], at: 0 })
  return <Sitting data={data} left={left} onLeft={setLeft} memory={NOTHING} onAgain={vi.fn()} {...ways} />
}

function sit(choice = FIRST_CHOICE, due: readonly PageId[] = ['turn-order']) {
  const onMemory = vi.fn()
  const onLeave = vi.fn()
  render(<Sat choice={choice} due={due} {...{ onMemory, onLeave }} />)
  return { onMemory, onLeave }
}

const first = () => {
  const question = nextQuestion({ seed: 11, edition: 'love-letter', level: 1, due: ['turn-order'] }, [])
  if (!question) throw new Error('no question')
  return question
}
const choices = () => within(screen.getByRole('group')).getAllByRole('button')

test('what is due is asked first, with the table, and the prompt has the focus', () => {
  sit()
  expect(screen.getByText('Practice: question 1 of 10 · it comes back')).toBeVisible()
  expect(screen.getByRole('heading', { name: first().prompt })).toHaveFocus()
  expect(screen.getByRole('region', { name: 'The table' })).toBeVisible()
  expect(choices()).toHaveLength(first().choices.length)
})

test('a wrong answer says so, shows the right one, and links the rule; it is remembered', async () => {
  const { onMemory } = sit()
  const { right, choices: all } = first()
  const wrong = right === 0 ? 1 : 0
  await userEvent.click(choices()[wrong] as HTMLElement)
  expect(choices()[wrong]).toHaveAccessibleName(`Not so: ${all[wrong]?.says}`)
  expect(choices()[right]).toHaveAccessibleName(`Right: ${all[right]?.says}`)
  expect(screen.getByRole('status')).toHaveTextContent(/^Not so\. /)
  expect(screen.getByRole('link', { name: data.titles['turn-order'] as string })).toHaveAttribute(
    'href',
    '/rulings/love-letter/turn-order',
  )
  expect(Object.keys(onMemory.mock.calls[0]?.[0](NOTHING).missed)).toEqual(['turn-order'])
})

test('a question is answered once', async () => {
  const { onMemory } = sit()
  await userEvent.click(choices()[0] as HTMLElement)
  await userEvent.click(choices()[1] as HTMLElement)
  expect(onMemory).toHaveBeenCalledOnce()
})

test('ten answers lead to the rules that were missed', async () => {
  sit({ ...FIRST_CHOICE, topics: ['effects'] })
  for (let i = 1; i <= 10; i++) {
    expect(screen.getByText(new RegExp(`question ${i} of 10`))).toBeVisible()
    await userEvent.click(choices()[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: i === 10 ? 'To the end' : 'Next' }))
  }
  expect(screen.getByRole('heading', { name: /rules? to look at again|missed none/ })).toHaveFocus()
}, 30_000)

test('topics and cards that never meet are told, with a way back', async () => {
  const { onLeave } = sit({ ...FIRST_CHOICE, topics: ['scoring'], cards: [GUARD] }, [])
  await userEvent.click(screen.getByRole('button', { name: 'Choose again' }))
  expect(onLeave).toHaveBeenCalledOnce()
})
