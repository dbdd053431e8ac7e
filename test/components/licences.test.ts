// @vitest-environment node
import { expect, test } from 'vitest'
import { COME_ALONG, SOFTWARE, TYPEFACES } from '@/components/credits/software'
import { dependencies } from '@/package.json'
import lock from '@/package-lock.json'
import { licenceTexts } from '@/scripts/lib/licences.mjs'

interface Locked {
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly devOptional?: boolean
}

const packages: Readonly<Record<string, Locked>> = lock.packages
const nameOf = (at: string) => at.replace(/.*node_modules\//, '')

/** Name and licence of all that a user gets or that makes what they get. Binaries of one platform are not sent on. */
const shipped = Object.entries(packages)
  .filter(([at, { dev, optional, devOptional }]) => at !== '' && !dev && !optional && !devOptional)
  .map(([at, { license }]) => `${nameOf(at)}: ${license}`)

const listed = [
  ...SOFTWARE.map(([id, , licence]) => `${id}: ${licence}`),
  ...TYPEFACES.map(([id, licence]) => `${id}: ${licence}`),
  ...Object.entries(COME_ALONG).flatMap(([licence, names]) => names.map((name) => `${name}: ${licence}`)),
]

test('the credits name every package that ships, under its licence', () => {
  expect(shipped.length).toBeGreaterThan(Object.keys(dependencies).length)
  expect(shipped.filter((one) => !listed.includes(one))).toEqual([])
})

test('and none that does not; Tailwind’s styles ship without it', () => {
  expect(listed.filter((one) => !shipped.includes(one))).toEqual(['tailwindcss: MIT'])
})

test('the file of licences holds a full text for each of them, and the emblems’ authors', () => {
  const texts = licenceTexts()
  for (const one of shipped) expect(texts).toContain(`\n${one.split(': ')[0]} `)
  expect(texts).toMatch(/Permission is hereby granted, free of charge/)
  expect(texts).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/)
  expect(texts).toMatch(/Lorc and Delapouite.*CC BY 3\.0/)
})
