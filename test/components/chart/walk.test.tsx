import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoveLetterWalk } from '@/components/chart/love-letter-walk'
import scenario from '@/content/love-letter/scenarios/handmaid-ends'

const here = () => document.querySelector('li[id^="state-"][aria-current="step"]')?.id
const tell = (words: RegExp) => fireEvent.click(screen.getByRole('button', { name: words }))

test('the chart is told a round step by step, and what is marked is where it waits', () => {
  render(<LoveLetterWalk record={scenario.record} onLeave={() => {}} />)
  expect(here()).toBe('state-play')
  tell(/Tell it: .*Dot.*plays/)
  expect(here()).toBe('state-draw')
  tell(/Tell it: .*draw/)
  tell(/Tell it: .*Eli.*plays/)
  expect(here()).toBe('state-answer')
  for (let i = 0; i < 4; i++) tell(/^Tell it: /)
  expect(here()).toBe('state-discard')
  tell(/^Tell it: /)
  expect(here()).toBe('state-draw')
})
