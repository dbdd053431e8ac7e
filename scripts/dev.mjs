import './lib/node-version.mjs'
import { install } from './lib/install.mjs'
import { command, runTool } from './lib/run.mjs'

command(async () => {
  await install()
  const { code } = await runTool('next', ['dev', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'development' },
  })
  process.exitCode = code
})
