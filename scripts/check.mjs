import './lib/node-version.mjs'
import { checks } from './lib/checks.mjs'
import { install } from './lib/install.mjs'
import { command } from './lib/run.mjs'

command(async () => {
  await install()
  for (const [name, check] of Object.entries(checks)) {
    const passed = await check()
    console.log(`${name}: ${passed ? 'fine' : 'see above'}`)
    if (!passed) process.exitCode = 1
  }
})
