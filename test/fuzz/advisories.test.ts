import { expect, test } from 'vitest'
import { seriousIn } from '@/scripts/lib/advisories.mjs'

const found = (severity: string) => JSON.stringify({ vulnerabilities: { x: { name: 'x', severity } } })

test.each([
  [found('critical'), ['x (critical)']],
  [`npm warn something\n${found('high')}`, ['x (high)']],
  [found('moderate'), []],
  ['{"vulnerabilities":{}}', []],
  ['npm warn audit 405 Method Not Allowed', null],
  ['{"message":"request failed","error":{"summary":""}}', null],
  ['', null],
])('%s', (output, serious) => {
  expect(seriousIn(output)).toEqual(serious)
})
