/** `npm run referee -- FILE`: one record in, one report out; a list of records in, a list of reports out. `-` reads standard input. */
import { readFileSync } from 'node:fs'
import { refereeAny } from '../machines/registry'

interface Outcome {
  readonly error?: string
  readonly fault?: unknown
}

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}

function input(): unknown {
  const file = process.argv[2]
  if (!file) stop('Name a file with a record in JSON, or - for standard input: npm run referee -- game.json')
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    stop(
      `${file === '-' ? 'standard input' : file} cannot be read as JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`,
    )
  }
}

const records = input()
const reports = (await Promise.all(
  (Array.isArray(records) ? records : [records]).map(refereeAny),
)) as Outcome[]
process.stdout.write(`${JSON.stringify(Array.isArray(records) ? reports : reports[0], null, 2)}\n`)
process.exitCode = reports.some(({ error }) => error !== undefined)
  ? 2
  : reports.some(({ fault }) => fault)
    ? 1
    : 0
