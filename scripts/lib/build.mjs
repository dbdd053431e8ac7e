import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { licenceTexts } from './licences.mjs'
import { writeWorker } from './offline.mjs'
import { withPaintFirst } from './paint-first.mjs'
import { withPolicy } from './policy.mjs'
import { Plain, root, runTool } from './run.mjs'

const out = path.join(root, 'out')
/** The hash of the sources that `out/` was made from. `next build` empties the folder, so the two go together. */
const stamp = path.join(out, '.sources')
const notSources =
  /^(\.git|\.ci|\.next|node_modules|out|test|docs|coverage|test-results|playwright-report|next-env\.d\.ts|.*\.(md|log|tsbuildinfo))$/

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

function sourceFiles() {
  const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => !notSources.test(entry.name))
  return entries
    .flatMap((entry) => {
      const name = path.join(root, entry.name)
      return entry.isDirectory() ? filesUnder(name) : [name]
    })
    .sort()
}

function hashOfSources() {
  const hash = createHash('sha256').update(process.env.BASE_PATH ?? '')
  for (const file of sourceFiles())
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Scripts and styles are few and read by every page; of the many pages the last percent would take minutes. */
const effort = (file) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: /\.(js|css)$/.test(file) ? constants.BROTLI_MAX_QUALITY : 6 },
})

/** Compressed once, beside each file, for our server and for any other that can use them. */
export async function compress(folder = out) {
  const files = filesUnder(folder).filter((file) => /\.(html|js|css|txt|svg|json|webmanifest)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const packed = await promisify(brotliCompress)(await readFile(file), effort(file))
      await writeFile(`${file}.br`, packed)
    }),
  )
}

export async function build() {
  const hash = hashOfSources()
  const { code } = await runTool('next', ['build'], { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Plain('The build did not finish: see the lines above.')
  for (const file of filesUnder(out).filter((file) => file.endsWith('.html')))
    writeFileSync(file, withPolicy(withPaintFirst(readFileSync(file, 'utf8'))))
  writeFileSync(path.join(out, 'licences.txt'), licenceTexts())
  writeWorker(
    out,
    filesUnder(out).map((file) => path.relative(out, file).replaceAll(path.sep, '/')),
  )
  await compress()
  writeFileSync(stamp, hash)
}

/** Builds only if a source has changed since the last build. */
export async function ensureBuilt() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()) return
  console.log('Building ...')
  await build()
}
