import { readFileSync } from 'node:fs'
import { icons } from '@iconify-json/game-icons'
import { expect, test } from 'vitest'
import { emblemCredits, emblemKeys } from '@/components/ui/emblems'

const sprite = new DOMParser().parseFromString(readFileSync('public/emblems.svg', 'utf8'), 'image/svg+xml')

/** What is drawn under a name, and a glyph as its artist drew it. */
const inSprite = (id: string) => sprite.getElementById(id)?.querySelector('path')?.getAttribute('d')
const drawn = (glyph: string) =>
  /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons.icons[glyph]?.body ?? '')?.[1]

test.each(emblemKeys.map((key) => [key, emblemCredits[key].glyph]))('%s is %s, unchanged', (key, glyph) => {
  expect(drawn(glyph)).toBeTruthy()
  expect(inSprite(key)).toBe(drawn(glyph))
})

test('the crown in the corner is queen-crown, unchanged', () => {
  expect(inSprite('crown')).toBe(drawn('queen-crown'))
})

test('nothing else is drawn there', () => {
  expect([...sprite.querySelectorAll('symbol')].map(({ id }) => id)).toEqual([...emblemKeys, 'crown'])
})
