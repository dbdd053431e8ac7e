import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { RoundScreen } from '@/components/referee/round/round-screen'
import type { Event, Session } from '@/machines/love-letter'
import { tableAfter, useLocalReferee } from './local-referee'

function Screen({ session }: { session: Session }) {
  return <RoundScreen referee={useLocalReferee(session)} between={<p>between rounds</p>} onLeave={() => {}} />
}

const players = ['Ann', 'Bea', 'Cal']
const midRound = (start: object = {}, events: readonly Event[] = []) =>
  tableAfter({ ruleset: 'love-letter', players, start: { turn: 'Ann', deck: 6, ...start } }, events)

function show(session: Session) {
  render(<Screen session={session} />)
  return userEvent.setup()
}

/** Names are set apart by invisible signs; a test reads past them. */
const said = (words: string) => (text: string) => text.replace(/[\u2068\u2069]/g, '') === words
const bare = (element: HTMLElement) => element.textContent?.replace(/[\u2068\u2069]/g, '') ?? ''
const button = (name: string) => screen.getByRole('button', { name: said(name) })
const question = () =>
  bare(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })[0] as HTMLElement)

describe('the question', () => {
  test('leads from the card to the event, one decision at a time, and its heading takes the focus', async () => {
    const user = show(midRound())
    expect(question()).toBe('What did Ann play?')
    await user.click(button('1 Guard'))
    expect(question()).toBe('Whose hand?')
    expect(document.activeElement).toHaveTextContent('Whose hand?')
    await user.click(
      within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name: said('Bea') }),
    )
    expect(question()).toBe('Which card did Ann name?')
    await user.click(button('7 King'))
    expect(question()).toBe('Did Bea have the King?')
    await user.click(button('No'))
    expect(question()).toBe('What did Bea play?')
    expect(bare(screen.getByRole('main'))).toContain('Bea stays in.')
  })

  test('takes the last tap back with a button and with Escape', async () => {
    const user = show(midRound())
    await user.click(button('1 Guard'))
    await user.click(button('Not the Guard?'))
    expect(question()).toBe('What did Ann play?')
    await user.click(button('2 Priest'))
    await user.keyboard('{Escape}')
    expect(question()).toBe('What did Ann play?')
  })
})

describe('a barred answer', () => {
  test('stays, says why in place when tapped, and is told all the same if the table insists', async () => {
    const user = show(midRound({ protected: ['Bea'] }))
    await user.click(button('3 Baron'))
    const bea = within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', {
      name: said('Bea'),
    })
    expect(bea).toHaveAttribute('aria-disabled', 'true')
    await user.click(bea)
    expect(screen.getAllByRole('status').map(bare).join()).toContain('Bea is protected')
    await user.click(button('They were chosen all the same'))
    expect(screen.getByText('This cannot be')).toBeVisible()
  })

  test('of a card named is told as that', async () => {
    const user = show(midRound())
    await user.click(button('1 Guard'))
    await user.click(
      within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name: said('Bea') }),
    )
    await user.click(button('1 Guard'))
    await user.click(button('It was named all the same'))
    expect(screen.getByText('This cannot be')).toBeVisible()
    expect(screen.getByText(/^Rulebook: Guard$/)).toBeVisible()
  })

  test('of a card needs insisting once: its targets are then answered as always, and the whole is judged', async () => {
    const user = show(midRound({ discards: { Bea: ['priest'], Cal: ['priest'] } }))
    await user.click(button('2 Priest'))
    expect(question()).toBe('What did Ann play?')
    await user.click(button('It was played all the same'))
    const bea = within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', {
      name: said('Bea'),
    })
    expect(bea).not.toHaveAttribute('aria-disabled')
    await user.click(bea)
    expect(screen.getByText('This cannot be')).toBeVisible()
  })
})

describe('a fault', () => {
  const kingAsked: Event[] = [
    { type: 'play', player: 0, card: 1, target: 2, guess: 7 },
    { type: 'answer', player: 2, holds: false },
    { type: 'play', player: 1, card: 5, target: 2 },
  ]

  test('names the suspects; one of them, corrected, makes the whole fit', async () => {
    const user = show(midRound({}, kingAsked))
    await user.click(button('7 King'))
    await user.click(button('It was so all the same'))
    const suspect = screen.getByRole('button', { name: (name) => name === 'Correct turn 1' })
    await user.click(suspect)
    expect(question()).toBe('Did Cal have the King?')
    await user.click(button('Yes'))
    expect(question()).toBe('It was otherwise')
    expect(bare(screen.getByRole('main'))).toMatch(/Step 3, .* no longer fits/)
    await user.click(button('Leave out step 3'))
    expect(bare(screen.getByRole('log'))).toContain('Cal says yes')
  })

  test('leads to the page about its rule, which leads back to this game', async () => {
    const user = show(midRound({}, kingAsked))
    await user.click(button('7 King'))
    await user.click(button('It was so all the same'))
    const rule = screen.getByRole('link', { name: 'Not all of it can be true' })
    expect(rule).toHaveAttribute('href', '/rulings/love-letter/contradiction#game=here')
  })

  test('is let stand only where a ruling can, and taken back with one tap', async () => {
    const user = show(midRound({ protected: ['Bea'] }))
    await user.click(button('7 King'))
    await user.click(
      within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name: said('Bea') }),
    )
    await user.click(button('They were chosen all the same'))
    expect(bare(screen.getByRole('main'))).toContain(
      'open ruling: May a card be spent on a protected player?',
    )
    await user.click(button('Let it stand'))
    expect(bare(screen.getByRole('log'))).toContain('let stand')
    expect(question()).toBe('What did Bea play?')
  })
})

describe('the log', () => {
  const looked: Event[] = [
    { type: 'play', player: 0, card: 2, target: 1 },
    { type: 'play', player: 1, card: 4 },
  ]

  test('goes back to before any step, and says what cannot be unseen', async () => {
    const user = show(midRound({}, looked))
    await user.click(
      within(screen.getByRole('log')).getByRole('button', {
        name: (name) => /Ann.* plays the Priest/.test(name),
      }),
    )
    const back = await screen.findByRole('button', { name: said('Back to before this') })
    expect(back).toHaveAccessibleDescription(expect.stringMatching(/Ann.* has seen .*Bea.*cannot be unseen/))
    await user.click(back)
    expect(question()).toBe('What did Ann play?')
    expect(
      screen.getByRole('button', { name: (name) => /^Redo: .*Ann.* plays the Priest/.test(name) }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Undo: going back to before/ }))
    expect(question()).toBe('What did Cal play?')
    await user.click(screen.getByRole('button', { name: /^Redo: going back to before/ }))
    expect(question()).toBe('What did Ann play?')
  })

  test('says in one sentence whether the rest still fits, before anything is changed', async () => {
    const user = show(midRound({}, looked))
    await user.click(
      within(screen.getByRole('log')).getByRole('button', {
        name: (name) => /Ann.* plays the Priest/.test(name),
      }),
    )
    await user.click(button('It was otherwise'))
    await user.click(button('0 Spy'))
    expect(bare(screen.getByRole('main'))).toContain('The one later step still fits.')
    await user.click(button('Leave it as it is'))
    expect(bare(screen.getByRole('log'))).toContain('Ann plays the Priest')
  })

  test('is mended where a later step no longer fits: told anew at its moment, and kept where it still comes', async () => {
    const user = show(midRound({}, looked))
    await user.click(
      within(screen.getByRole('log')).getByRole('button', {
        name: (name) => /^Step 1: .*Ann.* plays the Priest/.test(name),
      }),
    )
    await user.click(await screen.findByRole('button', { name: said('This never happened') }))
    expect(bare(screen.getByRole('main'))).toContain('Step 2, “Bea plays the Handmaid”, no longer fits')
    await user.click(button('Tell step 2 anew'))
    expect(question()).toBe('What did Ann play?')
    await user.click(button('4 Handmaid'))
    expect(bare(screen.getByRole('main'))).toContain('Then: Bea plays the Handmaid')
    await user.click(button('Correct the log so'))
    expect(bare(screen.getByRole('log'))).toContain('Ann plays the Handmaid')
    expect(bare(screen.getByRole('log'))).toContain('Bea plays the Handmaid')
  })

  test('is brought back as it was before a correction, until something is told', async () => {
    const user = show(midRound({}, looked))
    const never = async () => {
      await user.click(
        within(screen.getByRole('log')).getByRole('button', {
          name: (name) => /Ann.* plays the Priest/.test(name),
        }),
      )
      await user.click(await screen.findByRole('button', { name: said('This never happened') }))
      expect(bare(screen.getByRole('main'))).toContain('Undo brings the log back as it is now')
      await user.click(button('Leave out step 2'))
      expect(bare(screen.getByRole('main'))).toContain('Corrected. One later step was left out.')
    }
    await never()
    await user.click(button('Bring it back'))
    expect(bare(screen.getByRole('log'))).toContain('Bea plays the Handmaid')
    expect(screen.queryByText(/^Corrected/)).toBeNull()
    await never()
    expect(
      screen.getByRole('button', { name: (name) => /^Undo: the correction of “.*the Priest/.test(name) }),
    ).toBeVisible()
    await user.click(button('0 Spy'))
    expect(screen.queryByText(/^Corrected/)).toBeNull()
    expect(screen.getByRole('button', { name: (name) => /^Undo: .*plays the Spy/.test(name) })).toBeVisible()
  })

  test('is left alone while a play is half told: undo drops that first', async () => {
    const user = show(midRound({}, looked))
    await user.click(button('1 Guard'))
    await user.click(button('Undo: what is half told'))
    expect(question()).toBe('What did Cal play?')
    expect(bare(screen.getByRole('log'))).toContain('Bea plays the Handmaid')
  })

  test('undo says in words what it takes back, and what cannot be unseen', async () => {
    const user = show(midRound({}, looked.slice(0, 1)))
    await user.click(
      screen.getByRole('button', { name: (name) => /^Undo: .*Ann.* plays the Priest/.test(name) }),
    )
    expect(bare(screen.getByRole('main'))).toContain('Ann has seen Bea’s hand: that cannot be unseen.')
  })
})
