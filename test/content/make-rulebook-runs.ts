/**
 * Writes rulebook-runs.txt from a folder of rulebook texts, which the project itself neither has nor needs:
 *
 *     node --import tsx test/content/make-rulebook-runs.ts <folder>
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf, runsOf } from './words'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder has the texts?')

const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
const hashes = new Set(texts.flatMap((text) => runsOf(text)).map(hashOf))
writeFileSync(path.join(import.meta.dirname, 'rulebook-runs.txt'), `${[...hashes].sort().join('\n')}\n`)
