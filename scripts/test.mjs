import './lib/node-version.mjs'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { advisories } from './lib/advisories.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { checks } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'
import { command, Plain, runTool } from './lib/run.mjs'

const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/** A runner that crashed, wrote no report or found no test has not passed, whatever it says. */
function counted(code, report, count) {
  const result = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : one(false)
  const silent = result.failed === 0 && (code !== 0 || result.passed === 0)
  return { ...result, failed: silent ? 1 : result.failed }
}

async function unitTests(folder) {
  const report = path.join(folder, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool('vitest', args, { env: { NODE_ENV: 'test' } })
  return counted(code, report, ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that could not be loaded holds no failed test, and counts as one.
    const unloaded = testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
  })
}

async function browserTests(folder) {
  const report = path.join(folder, 'playwright.json')
  const env = { NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code } = await runTool('playwright', ['test', '--reporter=line,json'], { env })
  return counted(code, report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    again: stats.flaky,
  }))
}

/** Every step runs, also after one that failed; only the browser tests need what the build makes. */
async function everyStep(folder, tally) {
  const step = async (name, work) => {
    const began = Date.now()
    console.log(`\n— ${name}`)
    let result = one(false)
    try {
      result = await work()
    } catch (error) {
      console.error(error instanceof Plain ? error.message : error)
    }
    tally.passed += result.passed
    tally.failed += result.failed
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    const again = result.again ? ` (${result.again} only at a second try)` : ''
    console.log(`  ${name}: ${result.passed} passed${again}, ${result.failed} failed, ${seconds} s`)
    return result
  }
  for (const [name, check] of Object.entries(checks)) await step(name, async () => one(await check()))
  // Where the registry does not answer, it counts as neither.
  await step('advisories', async () => {
    const passed = await advisories()
    return passed === null ? { passed: 0, failed: 0 } : one(passed)
  })
  await step('unit tests', () => unitTests(folder))
  const built = await step('build', () => ensureBuilt().then(() => one(true)))
  await step('browser tests', async () => (built.passed ? browserTests(folder) : one(false)))
}

command(async () => {
  const tally = { passed: 0, failed: 0 }
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-'))
  // The tests look at the app at the root of a host.
  delete process.env.BASE_PATH
  try {
    await install()
    await ensureChromium()
    await everyStep(folder, tally)
  } catch (error) {
    console.error(error instanceof Plain ? error.message : error)
    tally.failed += 1
  }
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = tally.failed > 0 ? 1 : 0
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
})
