import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const out = path.join(process.cwd(), 'out')
const sizeOf = (file: string) => statSync(file).size

/** The built worker, and what it keeps on a device: bytes as sent (brotli where we have it) and as stored. */
export function precache() {
  const worker = readFileSync(path.join(out, 'sw.js'), 'utf8')
  const files = JSON.parse(/^const FILES = (.*)$/m.exec(worker)?.[1] ?? '[]') as string[]
  const sizes = files.map((name) => {
    const file = path.join(out, name)
    // The worker packs pages before it keeps them.
    const stored = name.endsWith('.html') ? gzipSync(readFileSync(file)).length : sizeOf(file)
    return { stored, sent: sizeOf(existsSync(`${file}.br`) ? `${file}.br` : file) }
  })
  return {
    worker,
    files,
    sent: sizes.reduce((sum, { sent }) => sum + sent, 0),
    stored: sizes.reduce((sum, { stored }) => sum + stored, 0),
  }
}
