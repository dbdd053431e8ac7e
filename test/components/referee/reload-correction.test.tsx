import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SeasonScreen } from '@/components/referee/high-society/season-screen'
import { RoundScreen } from '@/components/referee/round/round-screen'
import { readChange } from '@/components/referee/round/use-change'
import { tableAfter, useLocalReferee } from '../round/local-referee'
import { seasonAfter, useLocalSeason } from './high-society/local-season'
import { ball, cards, dance, head } from './high-society/seasons'

// A whole screen is asked by role and name, often: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 40_000 })

/** What the device keeps of the settings: all that a reload leaves. */
let device: Readonly<Record<string, unknown>> = {}
beforeEach(() => {
  device = {}
})

const round = tableAfter(
  { ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'], start: { turn: 'Ann', deck: 6 } },
  [
    { type: 'play', player: 0, card: 4 },
    { type: 'play', player: 1, card: 4 },
  ],
)
function Round() {
  const referee = useLocalReferee(round, device)
  device = JSON.parse(JSON.stringify(referee.saved.settings))
  return <RoundScreen referee={referee} between={null} onLeave={() => {}} />
}

const season = seasonAfter(head, [ball, cards, dance('Ann', 'p1'), dance('Bea', 'p2'), dance('Cal', 'p3')])
function Season() {
  const referee = useLocalSeason(season, device)
  device = JSON.parse(JSON.stringify(referee.saved.settings))
  return <SeasonScreen referee={referee} onLeave={() => {}} onAgain={() => {}} />
}

const bare = (element: Element | undefined) => element?.textContent?.replace(/[\u2068\u2069]/g, '') ?? ''
const question = () => bare(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })[0])
const reload = (screenAgain: ReactNode) => {
  cleanup()
  render(screenAgain)
}
const tap = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(
    screen
      .getAllByRole('button')
      .find((each) =>
        typeof name === 'string' ? bare(each).startsWith(name) : name.test(bare(each)),
      ) as HTMLElement,
  )
async function correct(user: ReturnType<typeof userEvent.setup>, step: RegExp) {
  await user.click(within(screen.getByRole('log')).getByRole('button', { name: step }))
  await user.click(await screen.findByRole('button', { name: /^It was otherwise/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('a correction in Love Letter', () => {
  test('is there again after a reload, at the question it stood at; left, it is forgotten', async () => {
    const user = userEvent.setup()
    render(<Round />)
    await correct(user, /Ann.*plays/)
    await tap(user, '1Guard')
    const asked = question()
    expect(asked).toBe('Whose hand?')
    reload(<Round />)
    expect(question()).toBe(asked)
    await tap(user, 'Leave it as it is')
    reload(<Round />)
    expect(question()).not.toBe(asked)
    expect(device.correction).toBeNull()
  })
})

describe('a correction in The High Society Game', () => {
  test('is there again after a reload: what was told of it, what is half told, and what it comes to', async () => {
    const user = userEvent.setup()
    render(<Season />)
    await correct(user, /Ann.*dances/)
    expect(question()).toBe('With whom does Ann dance?')
    const answers = within(screen.getByRole('group', { name: 'Answers' }))
    await user.click(answers.getByRole('button', { name: 'p4' }))
    expect(question()).toBe('Does Ann turn up a Trait of p4?')
    reload(<Season />)
    expect(question()).toBe('Does Ann turn up a Trait of p4?')
    await tap(user, 'No, they stay face down')
    const preview = question()
    reload(<Season />)
    expect(question()).toBe(preview)
    expect(bare(screen.getByRole('main'))).toContain('dances with p4')
    await tap(user, 'Leave it as it is')
    reload(<Season />)
    expect(device.correction).toBeNull()
    expect(question()).not.toBe(preview)
  })
})

describe('what was kept of a correction', () => {
  const kept = { change: { at: 2, kind: 'otherwise' }, draft: {}, steps: 5 }
  const fine = () => {}
  test('is taken up where it belongs to this log', () => {
    expect(readChange(kept, 5, fine)).toEqual(kept)
  })
  test.each([
    ['another log', { ...kept, steps: 4 }],
    ['a step that is not there', { ...kept, change: { at: 5, kind: 'never' } }],
    ['a kind that nobody knows', { ...kept, change: { at: 2, kind: 'x' } }],
    ['no event', { ...kept, change: { ...kept.change, told: 7 } }],
    ['no mends', { ...kept, change: { ...kept.change, mended: [{ at: 9, instead: [] }] } }],
    ['nothing', null],
  ])('is left alone where it holds %s', (_, torn) => {
    expect(readChange(torn, 5, fine)).toBeNull()
  })
  test('is left alone where the rules can make nothing of it', () => {
    const refuse = () => {
      throw new Error('no such player')
    }
    expect(readChange(kept, 5, refuse)).toBeNull()
  })
})
