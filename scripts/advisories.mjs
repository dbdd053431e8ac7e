import './lib/node-version.mjs'
import { advisories } from './lib/advisories.mjs'
import { command } from './lib/run.mjs'

command(async () => {
  process.exitCode = (await advisories()) === false ? 1 : 0
})
