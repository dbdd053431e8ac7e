import './lib/node-version.mjs'
import { command, runTool } from './lib/run.mjs'

/** 100,000 spoilt files and links, and every size that a door takes at all. */
command(async () => {
  const env = { NODE_ENV: 'test', FUZZ: process.env.FUZZ ?? '100000' }
  const { code } = await runTool('vitest', ['run', 'test/fuzz'], { env })
  process.exitCode = code
})
