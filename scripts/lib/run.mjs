import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's folder, whatever folder the command was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The tools by their own scripts, so that node runs them on every system without a shell. */
const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  next: 'node_modules/next/dist/bin/next',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Something that a person can mend: shown as its sentence alone, without a stack. */
export class Plain extends Error {}

const children = new Set()

/**
 * Runs a command to its end. `quiet` holds its output back and hands it over instead.
 * Standard input is closed: nothing here may stop to ask.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const sink = quiet ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', sink, sink],
  })
  children.add(child)
  let output = ''
  child.stdout?.on('data', (data) => {
    output += data
  })
  child.stderr?.on('data', (data) => {
    output += data
  })
  return new Promise((resolve) => {
    const end = (code) => {
      children.delete(child)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Runs one of the tools with node itself. */
export const runTool = (tool, args, options) => run(process.execPath, [tools[tool], ...args], options)

function stop(signal, code) {
  for (const child of children) child.kill(signal)
  process.exit(code)
}

/** The frame around every command: signals reach the children, and a `Plain` error is one sentence. */
export async function command(main) {
  process.on('SIGINT', () => stop('SIGINT', 130))
  process.on('SIGTERM', () => stop('SIGTERM', 143))
  if (process.env.npm_lifecycle_event) endWithNpm()
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Plain ? error.message : error)
    process.exitCode = 1
  }
}

/** A SIGTERM to npm does not reach us: notice that we have been handed to another parent. */
function endWithNpm() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop('SIGTERM', 143), 500).unref()
}
