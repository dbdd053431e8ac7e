import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const styles = readFileSync('app/globals.css', 'utf8')
const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
)

/** Where the house has sizes of its own in place of Tailwind’s, a class of any other size would set nothing. */
test.each([
  ['leading', 'leading', ['none']],
  ['tracking', 'tracking', []],
  ['radius', 'rounded', ['full']],
  ['shadow', 'shadow', []],
] as const)('every --%s that a class asks for is one of the house', (token, utility, static_) => {
  expect(styles).toContain(`--${token}-*: initial;`)
  const name = new RegExp(`(?<=[\\s"'\`:])${utility}-([a-z]+)(?=[\\s"'\`])`, 'g')
  const used = new Set(sources.flatMap((source) => [...source.matchAll(name)].map(([, size = '']) => size)))
  const known = (size: string) =>
    (static_ as readonly string[]).includes(size) || styles.includes(`--${token}-${size}:`)
  expect([...used].filter((size) => !known(size))).toEqual([])
})
