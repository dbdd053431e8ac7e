import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('app/globals.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

type Colour = readonly [lightness: number, chroma: number, hue: number]
type Themes = { light: Colour; dark: Colour }

/** Every `--name: light-dark(oklch(…), oklch(…))` of the rule whose selectors begin with `selector`. */
function tokens(selector: string): Record<string, Themes> {
  const found: Record<string, Themes> = {}
  for (const rule of css.split('}')) {
    const [selectors = '', body = ''] = rule.split('{').slice(-2)
    if (!selectors.trim().startsWith(selector)) continue
    for (const [, name = '', light = '', dark = ''] of body.matchAll(
      /--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g,
    ))
      found[name] = { light: colour(light), dark: colour(dark) }
  }
  return found
}

const colour = (text: string) => text.split(' ').slice(0, 3).map(Number) as unknown as Colour

/** WCAG's relative luminance of an OKLCH colour, by way of OKLab and linear sRGB. */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (x: number) => Math.min(1, Math.max(0, x))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'card', 'sunk']
const rulesets = [
  ':root',
  '[data-ruleset^="love-letter"]',
  '[data-ruleset^="bridgerton"]',
  '[data-ruleset="high-society"]',
]

test('the measure agrees with known pairs', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 3)
  expect(contrast([0.5999, 0, 0], [1, 0, 0])).toBeCloseTo(3.95, 1)
})

describe.each(rulesets)('%s', (ruleset) => {
  const palette = { ...tokens(':root'), ...tokens(ruleset) }

  test('defines every colour it is judged by', () => {
    expect(Object.keys(palette)).toEqual(
      expect.arrayContaining([...grounds, 'ink', 'ink-2', 'edge', 'accent', 'on-accent', 'gold']),
    )
  })

  describe.each(['light', 'dark'] as const)('in %s', (theme) => {
    const ratio = (one: string, other: string) => {
      const [a, b] = [palette[one], palette[other]]
      if (!a || !b) throw new Error(`${one} or ${other} is not defined`)
      return contrast(a[theme], b[theme])
    }

    test.each(grounds)('text reads on %s', (ground) => {
      for (const text of ['ink', 'ink-2', 'accent'])
        expect(ratio(text, ground), text).toBeGreaterThanOrEqual(4.5)
    })

    test.each(grounds)('marks and borders of controls show on %s', (ground) => {
      for (const mark of ['edge', 'gold']) expect(ratio(mark, ground), mark).toBeGreaterThanOrEqual(3)
    })

    test('text reads on the accent', () => {
      expect(ratio('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
    })
  })
})

describe.each(['light', 'dark'] as const)('the pieces of the players in %s', (theme) => {
  const palette = { ...tokens(':root'), ...tokens('[data-ruleset="high-society"]') }
  const of = (name: string) => (palette[name] as Themes)[theme]

  test.each([1, 2, 3, 4, 5, 6])('seat %i shows on every ground, and its initial on it', (seat) => {
    for (const ground of grounds)
      expect(contrast(of(`seat-${seat}`), of(ground)), ground).toBeGreaterThanOrEqual(3)
    expect(contrast(of(`seat-${seat}`), of('paper'))).toBeGreaterThanOrEqual(4.5)
  })
})
