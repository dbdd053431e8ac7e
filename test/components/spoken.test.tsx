import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SeasonScreen } from '@/components/referee/high-society/season-screen'
import { RoundScreen } from '@/components/referee/round/round-screen'
import { prefer, preferAll } from '@/components/ui/preferences'
import { seasonAfter, useLocalSeason } from './referee/high-society/local-season'
import { ball, cards, head } from './referee/high-society/seasons'
import { tableAfter, useLocalReferee } from './round/local-referee'

// Whole screens are asked by role and name: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 40_000 })
afterEach(() => preferAll({}))

const round = tableAfter({
  ruleset: 'love-letter',
  players: ['Ann', 'Bea', 'Cal'],
  start: { turn: 'Ann', deck: 6, protected: ['Bea'] },
})
function Round() {
  return <RoundScreen referee={useLocalReferee(round)} between={null} onLeave={() => {}} />
}
function Season() {
  const referee = useLocalSeason(seasonAfter(head, [ball, cards]))
  return <SeasonScreen referee={referee} onLeave={() => {}} onAgain={() => {}} />
}

/** Names are set apart by invisible signs; a test reads past them. */
const bare = (element: Element | null) => element?.textContent?.replace(/[\u2068\u2069]/g, '') ?? ''
const answer = (name: RegExp) => screen.getByRole('button', { name })
/** Whether a step of the log is read out as it comes. */
const isReadOut = (words: RegExp) => {
  const step = within(screen.getByRole('log')).getByRole('button', { name: words })
  return step.closest('[aria-live]')?.getAttribute('aria-live') === 'polite'
}

describe.each([
  ['full', true],
  ['short', false],
] as const)('a screen reader that is to hear %s', (choice, hearsSteps) => {
  test('has each step of a round read out, or only the question and what cannot be', async () => {
    prefer('spoken', choice)
    const user = userEvent.setup()
    render(<Round />)
    await user.click(answer(/^4 Handmaid/))
    expect(isReadOut(/plays the Handmaid/)).toBe(hearsSteps)
    expect(bare(document.activeElement)).toBe('What did Bea play?')
    await user.click(answer(/^3 Baron/))
    await user.click(
      within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name: /Ann/ }),
    )
    expect(bare(screen.getAllByRole('status').find((said) => said.textContent) ?? null)).toMatch(/Ann/)
    await user.click(answer(/all the same$/))
    expect(bare(document.activeElement)).toMatch(/Ann/)
    expect(document.activeElement?.closest('section')).toHaveTextContent('This cannot be')
  })

  test('has each step of a Ball read out, or only the question', async () => {
    prefer('spoken', choice)
    const user = userEvent.setup()
    render(<Season />)
    await user.click(
      within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name: 'p1' }),
    )
    await user.click(answer(/^No, they stay face down/))
    expect(isReadOut(/dances with/)).toBe(hearsSteps)
    expect(bare(document.activeElement)).toBe('What does Bea do?')
  })
})
