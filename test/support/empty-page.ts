import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '@/scripts/lib/run.mjs'
import { firstLoad } from '@/scripts/lib/weights.mjs'

/** A separate app of one page with nothing on it, made with the very packages of the project. */
const app = path.join(process.cwd(), 'test/bench/empty')
const kept = path.join(app, 'weight.json')
export const emptyOut = path.join(app, 'out')

type Weight = Readonly<Record<'next' | 'react' | 'react-dom', string>> & { readonly bytes: number }

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

function versions() {
  const { dependencies: uses } = readJson<{ dependencies: Record<string, string> }>('package.json')
  const of = (name: string) => uses[name] as string
  return { next: of('next'), react: of('react'), 'react-dom': of('react-dom') }
}

/** Bytes of script of the empty page as they were weighed last; they hold for the versions they were weighed with. */
export function emptyPage(): number {
  const { bytes, ...weighed } = readJson<Weight>(kept)
  if (JSON.stringify(weighed) !== JSON.stringify(versions()))
    throw new Error(`${kept} is for other versions: \`npm run bench -- weights\` weighs the empty page anew.`)
  return bytes
}

/** Builds the app of the empty page into its own `out`. */
export async function buildEmpty(): Promise<void> {
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output } = await run(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build', 'test/bench/empty'],
    { env, quiet: true },
  )
  if (code !== 0) throw new Error(output)
}

/** Weighs the empty page as it was just built, and keeps what it weighs. */
export function weighEmpty(): number {
  const bytes = firstLoad('/', emptyOut)
  writeFileSync(kept, `${JSON.stringify({ ...versions(), bytes }, null, 2)}\n`)
  return bytes
}
