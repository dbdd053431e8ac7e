import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The project's files by their path from the root: what the rules below are held against. */
export type Files = Readonly<Record<string, string>>

const root = path.join(import.meta.dirname, '../..')
const made =
  /^(\.git|\.next|node_modules|out|coverage|test-results|playwright-report|next-env\.d\.ts|.*\.tsbuildinfo)$/
const isText = /\.(ts|tsx|mjs|css|md|mdx|json|html|svg|txt|yml)$|\/run$|^\.[a-z]+$/

export function projectFiles(): Files {
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => !made.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? inFolder(entry.name) : [entry.name]))
    .filter((name) => isText.test(name))
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]))
}

const inFolder = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
