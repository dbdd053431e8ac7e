import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SeasonScreen } from '@/components/referee/high-society/season-screen'
import { type Event, type Head, revise, type Session } from '@/machines/high-society'
import { seasonAfter, useLocalSeason } from './local-season'

vi.setConfig({ testTimeout: 40_000 })

const head: Head = {
  ruleset: 'high-society',
  players: ['Ann', 'Bea', 'Cal'],
  prospects: ['Daphne', 'Simon', 'Marina', 'Kate'],
}
const ball: Event = { type: 'ball', before: [], order: [], end: [] }
const cards: Event = { type: 'cards', played: { Ann: 20, Bea: 17, Cal: 13 } }
const dance = (player: string, prospect: string): Event => ({ type: 'dance', player, prospect })
const turns = [dance('Ann', 'Daphne'), dance('Bea', 'Simon'), dance('Cal', 'Marina')]
const told: readonly Event[] = [ball, cards, ...turns]

describe('a revised log', () => {
  const session = seasonAfter(head, told)

  test('holds what was mended in place of the steps that no longer fit', () => {
    const first = revise(session, 2, [dance('Ann', 'Simon')])
    expect(first.misfit).toMatchObject({ at: 3, fault: { rule: 'prospect-taken' } })
    const mended = revise(session, 2, [dance('Ann', 'Simon')], [{ at: 3, instead: [dance('Bea', 'Kate')] }])
    expect(mended.misfit).toBeNull()
    expect(mended.session.log.steps.map(({ event }) => event)).toEqual([
      ball,
      cards,
      dance('Ann', 'Simon'),
      dance('Bea', 'Kate'),
      dance('Cal', 'Marina'),
    ])
  })

  test('names the next step that does not fit a mended one', () => {
    const clash = [{ at: 3, instead: [dance('Bea', 'Marina')] }]
    expect(revise(session, 2, [dance('Ann', 'Simon')], clash).misfit).toMatchObject({ at: 4 })
  })

  test('can leave a step out alone; and mends the step before which something was left out', () => {
    const old = session.log.steps[3]?.event as Event
    const left = revise(session, 3, [dance('Bea', 'Simon'), old], [{ at: 3, instead: [] }])
    expect(left.misfit).toBeNull()
    expect(left.session.log.steps).toHaveLength(5)
  })
})

function Screen({ session }: { session: Session }) {
  return <SeasonScreen referee={useLocalSeason(session)} onLeave={() => {}} onAgain={() => {}} />
}

function show(events: readonly Event[] = told) {
  render(<Screen session={seasonAfter(head, events)} />)
  return userEvent.setup()
}

const bare = (element: Element | null) => element?.textContent?.replace(/[\u2068\u2069]/g, '') ?? ''
const main = () => screen.getByRole('main')
const question = () => bare(within(main()).getAllByRole('heading', { level: 2 })[0] ?? null)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const answer = (name: string | RegExp) =>
  within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name })
const log = () => screen.getByRole('log')
const step = (number: number) =>
  within(log()).getByRole('button', { name: (name) => name.startsWith(`Step ${number}:`) })

async function otherwise(user: ReturnType<typeof userEvent.setup>, number: number) {
  await user.click(step(number))
  // The sheet’s script comes with the first tap.
  await user.click(await screen.findByRole('button', { name: 'It was otherwise' }))
}

describe('a correction that later steps do not fit', () => {
  test('is mended step by step, by the questions of their moments, until all fits', async () => {
    const user = show()
    await otherwise(user, 3)
    await user.click(answer('Simon'))
    await user.click(button('No, they stay face down'))
    expect(bare(main())).toContain(
      'Step 4, “Bea dances with Simon”, no longer fits: Simon dances with Ann already',
    )
    await user.click(button('Tell step 4 anew'))
    expect(question()).toBe('What does Bea do?')
    expect(bare(main())).toContain('Step 4 was: Bea dances with Simon.')
    expect(answer('Simon')).toHaveAttribute('aria-disabled', 'true')
    await user.click(answer('Marina'))
    await user.click(button('No, they stay face down'))
    expect(bare(main())).toContain('Step 5, “Cal dances with Marina”, no longer fits')
    await user.click(button('Tell step 5 anew'))
    await user.click(answer('Daphne'))
    await user.click(button('No, they stay face down'))
    expect(bare(main())).toContain('All the others still fit.')
    await user.click(button('Correct the log so'))
    expect(bare(step(4))).toContain('Bea dances with Marina')
    expect(bare(step(5))).toContain('Cal dances with Daphne')
    expect(bare(main())).toContain('Corrected.')
    await user.click(button('Bring it back'))
    expect(bare(step(4))).toContain('Bea dances with Simon')
  })

  test('never makes the way that loses steps the loud one, and can be left at every point', async () => {
    const user = show()
    await otherwise(user, 3)
    await user.click(answer('Simon'))
    await user.click(button('No, they stay face down'))
    expect(button('Tell step 4 anew').className).toContain('bg-accent ')
    expect(button('Leave out step 4 and all after it').className).not.toContain('bg-accent ')
    await user.click(button('Tell step 4 anew'))
    await user.click(button('Back to what no longer fits'))
    await user.click(button('Leave out step 4 alone'))
    expect(bare(main())).toContain('Step 5, “Cal dances with Marina”, no longer fits')
    await user.click(button('Not so: one mend back'))
    expect(bare(main())).toContain('Step 4, “Bea dances with Simon”, no longer fits')
    await user.click(button('Leave it as it is'))
    expect(within(log()).getAllByRole('button', { name: /^Step/ })).toHaveLength(5)
  })

  async function lay(user: ReturnType<typeof userEvent.setup>, card: number) {
    await otherwise(user, 2)
    await user.click(
      within(screen.getByRole('group', { name: 'Cards laid' })).getByRole('button', { name: /Ann/ }),
    )
    await user.click(button(new RegExp(`^${card}( |$)`)))
    await user.click(button('So they lie'))
  }

  test('keeps a step that still comes after what was told: a hand is to be given now', async () => {
    const user = show([ball, { ...cards, played: { Ann: 20, Bea: 14, Cal: 13 } } as Event, ...turns])
    await lay(user, 15)
    expect(bare(main())).toContain('Step 4, “Bea dances with Simon”, no longer fits')
    await user.click(button('Tell step 4 anew'))
    expect(question()).toBe('To whom does Ann hand the card?')
    await user.click(answer(/Bea/))
    expect(bare(main())).toContain('Then: Bea dances with Simon')
  })

  test('brings a step forward that comes first in the new order', async () => {
    const user = show()
    await lay(user, 16)
    expect(bare(main())).toContain('Step 3, “Ann dances with Daphne”, no longer fits: It is Bea’s turn')
    await user.click(button('Step 4 comes before it'))
    expect(bare(main())).toContain('All the others still fit.')
    await user.click(button('Correct the log so'))
    expect(bare(step(3))).toContain('Bea dances with Simon')
    expect(bare(step(4))).toContain('Ann dances with Daphne')
    expect(bare(main())).toContain('Corrected.')
    expect(bare(main())).not.toContain('left out')
  })
})
