import './lib/node-version.mjs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { command } from './lib/run.mjs'

command(async () => {
  await install()
  await build()
})
