import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const right = {
  ruleset: 'love-letter',
  players: ['Ann', 'Bea', 'Cal'],
  events: [{ type: 'deal', starter: 'Bea' }],
}
const wrong = { ...right, events: [{ type: 'draw', player: 'Ann' }] }
const none = { ...right, events: [{ type: 'draw' }] }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(args: readonly string[], input = '') {
  const root = join(import.meta.dirname, '../..')
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'referee', '--', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function runOn(value: unknown) {
  const file = join(folder, 'game.json')
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  const { status, stdout, stderr } = run([file])
  return { status, stderr, report: stdout === '' ? null : JSON.parse(stdout) }
}

describe('npm run referee', { timeout: 60_000 }, () => {
  it('gives one report for one record, and status 0 when nothing is wrong', () => {
    const { status, report, stderr } = runOn(right)
    expect(status).toBe(0)
    expect(report.fault).toBeNull()
    expect(report.state.turn).toBe('Bea')
    expect(stderr).toBe('')
  })

  it('ends with status 1 when a record has a fault', () => {
    const { status, report } = runOn(wrong)
    expect(status).toBe(1)
    expect(report).toMatchObject({ fault: { at: 0, rule: 'out-of-sequence', suspects: [] }, unproven: [] })
    expect(report.state).toBeUndefined()
  })

  it('gives a list for a list, an error in the place of what is no record, and then status 2', () => {
    const { status, report } = runOn([wrong, none, right, 7])
    expect(status).toBe(2)
    expect(report).toHaveLength(4)
    expect(report[0].fault.rule).toBe('out-of-sequence')
    expect(report[1].error).toBe('events[0]: no player')
    expect(report[2].state.phase).toBe('draw')
    expect(report[3].error).toBeTypeOf('string')
  })

  it('says in one line on standard error that something is not JSON, with status 2', () => {
    const { status, report, stderr } = runOn('{"ruleset": "love-letter",\n')
    expect(status).toBe(2)
    expect(report).toBeNull()
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('takes a text of the notation for the record that it stands for, with the same report and status', () => {
    const text = '1gl.3~Db.b1a2n'
    const record = {
      ...right,
      events: [
        ...right.events,
        { type: 'draw', player: 'Bea' },
        { type: 'play', player: 'Bea', card: 'guard', target: 'Ann', guess: 'priest' },
        { type: 'answer', player: 'Ann', holds: false },
      ],
    }
    expect(runOn(`${text}\n`)).toEqual(runOn(record))
    const inDoubt = run(['-'], '1gl.3~aD')
    expect(inDoubt.status).toBe(1)
    expect(JSON.parse(inDoubt.stdout)).toEqual(runOn(wrong).report)
  })

  it('says what is wrong with a text in the place of its report, with status 2', () => {
    const { status, report, stderr } = runOn('1gl.3~Db.z9')
    expect(status).toBe(2)
    expect(report.error).toContain('step 2')
    expect(stderr).toBe('')
  })

  it('reads standard input for -', () => {
    const { status, stdout } = run(['-'], JSON.stringify([right]))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toHaveLength(1)
  })
})
