import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Plain, root, run } from './run.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages

/** npm leaves a copy of what it installed in node_modules: compare it with the lock file. */
function isInstalled() {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  const same = (name) => wanted[name]?.version === present[name]?.version
  // Optional packages are for other systems: they may be missing, but never of another version.
  const needed = Object.keys(wanted).filter((name) => name !== '' && !wanted[name].optional)
  return needed.every(same) && Object.keys(present).every(same)
}

/** npm's own script, so that node can run it without a shell; `npm` by name where it cannot be found. */
export function npm() {
  const beside = path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  const script = [process.env.npm_execpath, beside].find(
    (file) => file?.endsWith('npm-cli.js') && existsSync(file),
  )
  return script ? [process.execPath, script] : ['npm']
}

export async function install() {
  if (isInstalled()) return
  console.log('Installing what Parlour needs (once, about a minute) ...')
  const [program, ...args] = npm()
  // NODE_ENV=production outside would leave the tools out.
  const { code } = await run(program, [...args, 'ci', '--include=dev'], { env: { NODE_ENV: undefined } })
  if (code !== 0)
    throw new Plain('The installation did not finish. Is this machine online? See the lines above.')
}
