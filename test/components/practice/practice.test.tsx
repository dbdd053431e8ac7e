import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdOnly, NOTHING } from '@/components/held'
import type { PracticeData } from '@/components/practice/data'
import { FIRST_CHOICE } from '@/components/practice/data'
import { type Left, readLeft } from '@/components/practice/left'
import { Practice } from '@/components/practice/practice'
import { practisedRulings, TOPICS } from '@/machines/love-letter'

const rulings = practisedRulings('love-letter')
const edition = { id: 'love-letter', name: 'Love Letter', size: 21, cards: [], rulings } as const
const data: PracticeData = {
  editions: [edition, { ...edition, id: 'bridgerton', name: 'Bridgerton' }],
  topics: TOPICS,
  seasonTopics: [],
  titles: Object.fromEntries(rulings.map((ruling) => [ruling, ruling])),
}

const emptied = () => {
  cleanup()
  holdOnly(NOTHING)
  window.location.hash = ''
}
beforeEach(emptied)
afterEach(emptied)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choices = () => within(screen.getByRole('group')).getAllByRole('button')
const answer = () => userEvent.click(choices()[0] as HTMLElement)
const prompt = () => screen.getByRole('heading', { level: 2 }).textContent
const count = (at: number) => screen.findByText(new RegExp(`question ${at} of 10`))

/** To the page of the rule and back again, or a reload: the page is gone and comes anew. */
function back() {
  cleanup()
  render(<Practice data={data} />)
}

/** Answers the first question of a sitting and stands before the second. */
async function begun() {
  render(<Practice data={data} />)
  await press('Ask me ten')
  await count(1)
  await answer()
  await press('Next')
}

test('whoever comes back stands before the question they left', async () => {
  await begun()
  const asked = prompt()
  back()
  await count(2)
  expect(prompt()).toBe(asked)
  expect(screen.queryByText(/^(Right|Not so)\.$/)).toBeNull()
})

test('the answer given is there too, and counts once', async () => {
  await begun()
  await answer()
  const [names, said] = [
    choices().map(({ textContent }) => textContent),
    screen.getByText(/^(Right|Not so)\.$/),
  ]
  back()
  await count(2)
  expect(choices().map(({ textContent }) => textContent)).toEqual(names)
  expect(screen.getByText(said.textContent as string)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await press('Next')
  await count(3)
})

test('a sitting that was given up is not gone on with, nor one of another box than the address names', async () => {
  await begun()
  window.location.hash = 'bridgerton'
  back()
  expect(await screen.findByRole('button', { name: 'Ask me ten' })).toBeVisible()
  window.location.hash = ''
  back()
  await count(2)
  await press('Leave')
  back()
  expect(await screen.findByRole('button', { name: 'Ask me ten' })).toBeVisible()
})

describe('a sitting that was kept', () => {
  const now = new Date('2030-03-01T22:00:00Z')
  const left: Left = { seed: 3, choice: FIRST_CHOICE, due: ['ties'], picks: [1, 0], at: 1 }
  const kept = { ...left, keptAt: '2030-03-01T20:00:00Z' }
  const isRule = (key: string) => key === 'ties'

  test('is read again as it was left, without rules that are unknown here', () => {
    expect(readLeft({ ...kept, due: ['ties', 'of-a-later-version'] }, isRule, now)).toEqual(left)
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['of the day before', { ...kept, keptAt: '2030-02-28T20:00:00Z' }],
    ['of no day', { ...kept, keptAt: 'x' }],
    ['without a seed', { ...kept, seed: undefined }],
    ['ahead of its answers', { ...kept, at: 3 }],
    ['behind its answers', { ...kept, at: 0 }],
    ['with answers that are none', { ...kept, picks: ['a', 'b'] }],
  ])('is not gone on with: %s', (_, value) => {
    expect(readLeft(value, isRule, now)).toBeNull()
  })
})
