import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

/** Styles ship, though their maker does not. Emblems are drawn from a package that only tests read. */
const ALSO = ['node_modules/tailwindcss', 'node_modules/@iconify-json/game-icons']

/** Everything that a user gets or that makes what they get; binaries of one platform are not sent on. */
const shipped = () =>
  Object.entries(packages)
    .filter(([at, { dev, optional, devOptional }]) => at && !dev && !optional && !devOptional)
    .map(([at]) => at)
    .concat(ALSO)

/** Packages without a text of their own: they come under that of the house they are from. */
const HOUSES = {
  'node_modules/@next/env': 'node_modules/next',
  'node_modules/client-only': 'node_modules/react',
}

/** Its licence asks for the address of its text. */
const EMBLEMS =
  'Emblems by Lorc and Delapouite, from https://game-icons.net, under Creative Commons Attribution 3.0 (CC BY 3.0):\nhttps://creativecommons.org/licenses/by/3.0/legalcode'

/** The licence as its package carries it. */
function textOf(at) {
  if (at.endsWith('/game-icons')) return EMBLEMS
  const folder = path.join(root, HOUSES[at] ?? at)
  const file = readdirSync(folder).find((name) => /^licen[cs]e\b/i.test(name))
  if (!file) throw new Error(`${at} has no licence text: say in scripts/lib/licences.mjs where it is`)
  return readFileSync(path.join(folder, file), 'utf8').trim()
}

const rule = '='.repeat(72)

/** The full licence texts of all that ships, each once, under the names of all packages that carry it. */
export function licenceTexts() {
  const byText = new Map()
  for (const at of shipped()) {
    const text = textOf(at)
    const name = `${at.replace(/.*node_modules\//, '')} ${packages[at].version}`
    byText.set(text, [...(byText.get(text) ?? []), name])
  }
  const own = readFileSync(path.join(root, 'LICENSE'), 'utf8').trim()
  const parts = [['Parlour'], ...byText.values()].map((names, i) => {
    const text = [own, ...byText.keys()][i]
    return `${rule}\n${[...new Set(names)].sort().join('\n')}\n${rule}\n\n${text}\n`
  })
  return `Parlour, and the work of others that it is made of, with the licence of each.\n\n${parts.join('\n')}`
}
