import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CardPreview } from '@/components/referee/high-society/ball/card-preview'
import { type BookCard, type Effect, openSession, type Session, tell } from '@/machines/high-society'
import { names } from './form'

/** A first Ball just opened: Rose stands at the top, Uma at the bottom. */
function opened(): Session {
  const session = openSession({ ruleset: 'high-society', ...names })
  if ('rule' in session) throw new Error(session.rule)
  const told = tell(session, { type: 'ball', before: [], order: [], end: [] })
  if (told.fault) throw new Error(told.fault.rule)
  return told.session
}

const card = (after: readonly Effect[]): BookCard => ({ order: [], before: [], after })
const lay = (after: readonly Effect[]) =>
  render(<CardPreview session={opened()} player="Bea" card={card(after)} />)
const tryIt = () =>
  fireEvent.click(screen.getByRole('button', { name: /^Try it: what if .*Bea.* laid it now\?$/ }))
const outcome = () => within(screen.getByRole('region', { name: 'On the present table' }))

test('what a card would change is listed, and nothing is told', () => {
  lay([{ do: 'MOVE', who: 'top', by: -1 }])
  expect(screen.queryByText('On the table as it lies now')).toBeNull()
  tryIt()
  expect(
    outcome()
      .getAllByRole('listitem')
      .map((line) => line.textContent)
      .join(' '),
  ).toMatch(/Simon.*above.*Rose/)
})

test('what it asks is answered on the way', () => {
  lay([{ do: 'MAY', effects: [{ do: 'MOVE', who: { choose: 'prospect', where: [] }, by: 1 }] }])
  tryIt()
  fireEvent.click(outcome().getByRole('button', { name: /^Yes/ }))
  fireEvent.click(outcome().getByRole('button', { name: /Uma/ }))
  expect(outcome().getByRole('listitem')).toHaveTextContent(/Uma/)
  fireEvent.click(outcome().getByRole('button', { name: 'Try it again' }))
  expect(outcome().queryByRole('listitem')).toBeNull()
})

test('what can find nothing now says so', () => {
  lay([{ do: 'MOVE', who: 'partner', by: 1 }])
  tryIt()
  expect(outcome().getByText('Nothing that lies open is changed by it.')).toBeInTheDocument()
})

test('a card that is danced plainly has nothing to try', () => {
  lay([])
  expect(screen.queryByRole('region')).toBeNull()
})
