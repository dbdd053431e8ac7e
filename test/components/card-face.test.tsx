import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CROWN_MARK } from '@/components/ui/card-art'
import { CardChip } from '@/components/ui/card-chip'
import { CardFace } from '@/components/ui/card-face'

const pips = (card: HTMLElement, fill: string) => card.querySelectorAll(`circle[fill="${fill}"]`).length

test('a lesson card shows numeral, name and effect, and fills a pip for each copy seen', () => {
  render(
    <CardFace
      numeral="1"
      name="Guard"
      emblem="guard"
      effect="name a hand"
      copies={6}
      seen={2}
      size="lesson"
    />,
  )
  const card = screen.getByRole('img', { name: '1, Guard, 2 of 6 seen' })
  expect(card).toHaveTextContent('1Guardname a hand')
  expect(pips(card, 'currentColor')).toBe(2)
  expect(pips(card, 'none')).toBe(4)
})

test('a choice leaves the effect out and breaks a long name', () => {
  render(<CardFace numeral="8" name="Lady Featherington" emblem="countess" effect="forced" size="choice" />)
  const card = screen.getByRole('img', { name: '8, Lady Featherington' })
  expect([...card.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    '8',
    'Lady',
    'Featherington',
  ])
})

test('a card without a number has a drawn crown, and is called by its name alone', () => {
  render(<CardFace numeral={CROWN_MARK} name="Queen Charlotte" emblem="queen" size="chip" />)
  const card = screen.getByRole('img', { name: 'Queen Charlotte' })
  expect(card.querySelector('text')).toBeNull()
  expect([...card.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
    '/emblems.svg#crown',
    '/emblems.svg#queen',
  ])
})

test('a chip is a picture, or a button where it can be pressed', () => {
  render(<CardChip numeral="4" name="Colin" emblem="handmaid" />)
  expect(screen.getByRole('img', { name: '4, Colin' })).toBeInTheDocument()
  render(<CardChip numeral="5" name="Lady Danbury" emblem="prince" onPress={() => {}} />)
  expect(screen.getByRole('button', { name: '5, Lady Danbury' })).toBeInTheDocument()
})
