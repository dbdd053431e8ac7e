import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { command, runTool } from './lib/run.mjs'

/** 100,000 spoilt files and links, every size that a door takes at all, and a page killed in 200 games. */
command(async () => {
  const { FUZZ = '100000', CRASHES = '200' } = process.env
  const env = { NODE_ENV: 'test', FUZZ, CRASHES }
  const fuzzed = await runTool('vitest', ['run', 'test/fuzz'], { env })
  await ensureChromium()
  await ensureBuilt()
  const crashed = await runTool('playwright', ['test', 'test/e2e/crash.spec.ts'], { env })
  process.exitCode = fuzzed.code || crashed.code
})
