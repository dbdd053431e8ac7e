import { npm } from './install.mjs'
import { run } from './run.mjs'

/** What npm said of the packages that ship, as JSON; null where it said something else. */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}

/** The packages with an advisory that is high or critical; null where the registry gave no answer. */
export function seriousIn(output) {
  const found = reportIn(output)?.vulnerabilities
  if (!found) return null
  return Object.values(found).flatMap(({ name, severity }) =>
    severity === 'high' || severity === 'critical' ? [`${name} (${severity})`] : [],
  )
}

/**
 * Whether nothing that ships has a serious advisory: true or false as the registry says, null where it does not answer,
 * which is neither passed nor failed.
 */
export async function advisories() {
  const [program, ...args] = npm()
  const { output } = await run(program, [...args, 'audit', '--omit=dev', '--json'], { quiet: true })
  const serious = seriousIn(output)
  if (serious === null)
    console.log('The registry gives no advisories here: not checked, neither passed nor failed.')
  else if (serious.length) console.error(`With a known serious advisory: ${serious.join(', ')}.`)
  else console.log('No package that ships has a known serious advisory.')
  return serious && serious.length === 0
}
