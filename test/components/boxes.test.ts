import { expect, test } from 'vitest'
import { BOXES } from '@/components/boxes/boxes'
import { FIRST_CHOICE, inBox as practised } from '@/components/practice/data'
import { emptyForm, inBox } from '@/components/referee/setup/form'
import { PLAYERS } from '@/machines/high-society'
import { editions } from '@/machines/love-letter'

test('a box says for how many it is as its rules do', () => {
  const counts = { ...Object.fromEntries(Object.values(editions).map(({ id, players }) => [id, players])) }
  for (const { id, players } of BOXES) {
    const { least, most } = id === 'high-society' ? PLAYERS : (counts[id] ?? { least: 0, most: 0 })
    expect(players).toBe(`${least} to ${most} players`)
  }
})

test('a setup goes over to the box that the address names, and keeps who plays and which cards', () => {
  const form = {
    ...emptyForm('love-letter-classic'),
    rows: [{ key: 1, name: 'Ann' }],
    faceUp: [1, 2, 3] as const,
  }
  expect(inBox(form, 'bridgerton')).toEqual({ ...form, edition: 'bridgerton-classic', faceUp: [] })
  for (const box of ['love-letter', 'high-society', 'ffee-12', '', null]) expect(inBox(form, box)).toBe(form)
})

test('practice goes over to the box that the address names; picks that may not be in it are dropped', () => {
  const choice = { ...FIRST_CHOICE, topics: ['turns'], cards: [5] }
  expect(practised(choice, 'bridgerton')).toEqual({ ...choice, edition: 'bridgerton', cards: [] })
  expect(practised(choice, 'high-society')).toEqual({
    ...choice,
    edition: 'high-society',
    topics: [],
    cards: [],
  })
  for (const box of ['love-letter', 'main', '', null]) expect(practised(choice, box)).toBe(choice)
})
