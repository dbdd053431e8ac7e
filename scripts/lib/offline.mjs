import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** All but the icons, which a device takes when Parlour is installed, and a second copy of the page 404. */
const isKept = (file) =>
  /\.(html|js|css|svg|json|woff2|webmanifest)$/.test(file) && file !== '_not-found.html'

/**
 * Writes `sw.js`, which keeps every page and all that pages need on the device, and is another one whenever any of
 * that is. `files`: all files of `out`, by their paths within it.
 */
export function writeWorker(out, files) {
  const kept = files.filter(isKept).sort()
  const hash = createHash('sha256')
  for (const file of kept) hash.update(file).update(readFileSync(path.join(out, file)))
  const worker = readFileSync(path.join(root, 'scripts/lib/worker.js'), 'utf8')
  const version = hash.digest('hex').slice(0, 12)
  const head = `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(kept)}\n\n`
  writeFileSync(path.join(out, 'sw.js'), head + worker)
}
