import { icons } from '@iconify-json/game-icons'
import { expect, test } from 'vitest'
import { CROWN, emblem, emblemCredits, emblemKeys } from '@/components/ui/emblems'

/** The one path of a glyph as its artist drew it. */
const drawn = (glyph: string) =>
  /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons.icons[glyph]?.body ?? '')?.[1]

test.each(emblemKeys.map((key) => [key, emblemCredits[key].glyph]))('%s is %s, unchanged', (key, glyph) => {
  expect(emblem(key)).toBe(drawn(glyph))
})

test('the crown in the corner is queen-crown, unchanged', () => {
  expect(CROWN).toBe(drawn('queen-crown'))
})
