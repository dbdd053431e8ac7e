import './lib/node-version.mjs'
import { networkInterfaces } from 'node:os'
import { ensureBuilt } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { command } from './lib/run.mjs'

const otherAddresses = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter((net) => net.family === 'IPv4' && !net.internal)
    .map((net) => net.address)

command(async () => {
  await install()
  // Only now: it needs what has just been installed.
  const { basePathFrom, claim, portFrom, serve } = await import('./serve.mjs')
  const port = portFrom(process.env)
  const basePath = basePathFrom(process.env)
  await claim(port)
  await ensureBuilt()
  await serve({ port, basePath })

  const others = otherAddresses().map((address) => `http://${address}:${port}${basePath}`)
  console.log(`\nParlour is ready.\n\n  on this machine     http://localhost:${port}${basePath}`)
  for (const address of others) console.log(`  on other devices    ${address}`)
  if (others.length > 0)
    console.log(
      '\nOther devices reach it without HTTPS, and there their browsers allow neither offline use\n' +
        'nor keeping the screen awake. Everything else works. HTTPS gives both: see the README.',
    )
  console.log('\nCtrl-C ends it.')
})
