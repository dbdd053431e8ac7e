import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SeasonScreen } from '@/components/referee/high-society/season-screen'
import type { Event, Session } from '@/machines/high-society'
import { seasonAfter, useLocalSeason } from './local-season'

vi.setConfig({ testTimeout: 40_000 })

function Screen({ session }: { session: Session }) {
  return <SeasonScreen referee={useLocalSeason(session)} onLeave={() => {}} onAgain={() => {}} />
}

const begun: Event[] = [
  { type: 'ball', before: [], order: [], end: [] },
  { type: 'cards', played: { Ann: 20, Bea: 17, Cal: 13 } },
  { type: 'dance', player: 'Ann', prospect: 'Daphne' },
]

function show() {
  const session = seasonAfter(
    {
      ruleset: 'high-society',
      players: ['Ann', 'Bea', 'Cal'],
      prospects: ['Daphne', 'Simon', 'Marina', 'Kate'],
    },
    begun,
  )
  render(<Screen session={session} />)
  return userEvent.setup()
}

const bare = (element: Element | null) => element?.textContent?.replace(/[\u2068\u2069]/g, '') ?? ''
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const answer = (name: string | RegExp) =>
  within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name })

async function bothWithDaphne(user: ReturnType<typeof userEvent.setup>) {
  await user.click(answer('Daphne'))
  await user.click(button('It was so all the same'))
}

test('what is let stand opens the ruling with what was played; told, the turn is over', async () => {
  const user = show()
  await bothWithDaphne(user)
  await user.click(button('Let it stand'))
  const sheet = within(await screen.findByRole('dialog'))
  expect(bare(screen.getByRole('dialog'))).toMatch(/dance/i)
  await user.click(sheet.getByRole('button', { name: 'So it happened' }))
  const log = bare(screen.getByRole('log'))
  expect(log).toContain('Table ruling for Bea')
  expect(log).toContain('Bea lays a token on Daphne.')
  await user.click(screen.getByRole('button', { name: 'Neither dances nor catches' }))
  expect(bare(screen.getByRole('main'))).toContain('What does Cal do?')
})

test('the table goes on as it lies: a tile moved on the ladder is one ruling, and the same turn goes on', async () => {
  const user = show()
  await bothWithDaphne(user)
  await user.click(button('Go on from the table as it lies'))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Kate: one place up' }))
  // Half set right and closed, it is there again.
  await user.keyboard('{Escape}')
  await user.click(button('Something wrong?'))
  await user.click(await screen.findByRole('button', { name: /^Go on from the table as it lies/ }))
  await user.click(await screen.findByRole('button', { name: 'Go on from here' }))
  expect(bare(screen.getByRole('log'))).toContain('Table ruling')
  expect(bare(screen.getByRole('main'))).toContain('What does Bea do?')
  const ladder = within(screen.getByRole('list', { name: /^Prestige/ })).getAllByRole('button')
  expect(ladder.map(bare)).toEqual(['Daphne', 'Simon', 'Kate', 'Marina'])
})
