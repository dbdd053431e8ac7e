/**
 * `npm run referee -- FILE`: one record in, one report out; a list of records in, a list of reports out. `-` reads
 * standard input. A text of the notation counts as the record that it stands for.
 */
import { readFileSync } from 'node:fs'
import { refereeAny, refereeText } from '../machines/registry'

interface Outcome {
  readonly error?: string
  readonly fault?: unknown
}

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}

function input(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    return cannotBeRead(file, error)
  }
}

function cannotBeRead(file: string, error: unknown): never {
  const name = file === '-' ? 'standard input' : file
  stop(`${name} cannot be read as JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`)
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return cannotBeRead(file, error)
  }
}

/** What goes to standard output, and the reports in it. */
async function answer(file: string): Promise<{ answer: unknown; reports: Outcome[] }> {
  const text = input(file)
  const told = (await refereeText(text)) as Outcome | null
  if (told) return { answer: told, reports: [told] }
  const records = parsed(file, text)
  const reports = (await Promise.all(
    (Array.isArray(records) ? records : [records]).map(refereeAny),
  )) as Outcome[]
  return { answer: Array.isArray(records) ? reports : reports[0], reports }
}

const file = process.argv[2]
if (!file)
  stop(
    'Name a file with a record in JSON or a text of the notation, or - for standard input: npm run referee -- game.json',
  )
const { answer: said, reports } = await answer(file)
process.stdout.write(`${JSON.stringify(said, null, 2)}\n`)
process.exitCode = reports.some(({ error }) => error !== undefined)
  ? 2
  : reports.some(({ fault }) => fault)
    ? 1
    : 0
