import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const out = path.join(process.cwd(), 'out')
const sizeOf = (file: string) => statSync(file).size

/** The built worker, and what it keeps on a device: bytes as sent (brotli where we have it) and as stored. */
export function precache() {
  const worker = readFileSync(path.join(out, 'sw.js'), 'utf8')
  const files = JSON.parse(/^const FILES = (.*)$/m.exec(worker)?.[1] ?? '[]') as string[]
  const sizes = files.map((name) => {
    const file = path.join(out, name)
    return { stored: sizeOf(file), sent: sizeOf(existsSync(`${file}.br`) ? `${file}.br` : file) }
  })
  return {
    worker,
    files,
    sent: sizes.reduce((sum, { sent }) => sum + sent, 0),
    stored: sizes.reduce((sum, { stored }) => sum + stored, 0),
  }
}
