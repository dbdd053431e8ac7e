import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Plain, run } from './run.mjs'

// The shell without windows is the same engine, and starts pages more than twice as fast.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const places = [
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

// On Ubuntu `chromium-browser` may be a stub that only asks for a snap: believe what answers.
const answers = (file) =>
  process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0

/** The Chromium of this machine: $CHROMIUM, a name on the PATH or a usual place; undefined if there is none. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  const candidates = process.env.CHROMIUM ? [process.env.CHROMIUM] : [...onPath, ...places]
  return candidates.find((file) => existsSync(file) && answers(file))
}

function isDebian() {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(release, 'utf8'))
}

async function apt() {
  const [program, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args) => run(program, [...before, ...args], { env, quiet: true })
  // An update that fails in part may still know where Chromium is.
  await get('update')
  let output = ''
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const result = await get('install', '-y', '--no-install-recommends', name)
    if (result.code === 0) return ''
    output = result.output
  }
  return output
}

/** Finds the browser of the tests, or installs it where that can be done without asking. */
export async function ensureChromium() {
  if (findChromium()) return
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return
  if (!process.env.CHROMIUM && isDebian()) {
    console.log('Installing Chromium for the browser tests (once) ...')
    const output = await apt()
    if (output) console.error(output)
    if (findChromium()) return
  }
  throw new Plain(
    'The browser tests need Chromium or Chrome, and none was found. Install one of them, run ' +
      '`npx playwright install chromium`, or name yours: CHROMIUM=/path/to/chrome npm test',
  )
}
