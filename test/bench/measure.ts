/** A line of the printed table: a figure, and where it has a limit how many times it is better than that. */
export interface Line {
  readonly what: string
  readonly value: string
  readonly limit?: string
  /** Below 1 the limit is broken. */
  readonly room?: number
}

/** How long something takes, in µs of wall clock. */
export function time(run: () => void): number {
  const start = performance.now()
  run()
  return (performance.now() - start) * 1000
}

/** Seconds of processor time of this process: what other processes do counts little. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** The value below which this share of a sorted list lies. */
export const quantile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )

export const micro = (value: number): string =>
  value < 1000 ? `${value.toFixed(value < 10 ? 2 : 0)} µs` : `${(value / 1000).toFixed(2)} ms`

/** A line for a time in µs that must stay below a limit. */
export const below = (what: string, value: number, limit: number): Line => ({
  what,
  value: micro(value),
  limit: `< ${micro(limit)}`,
  room: limit / value,
})

/** A line for something of which there must be at least so much. */
export const atLeast = (what: string, value: number, limit: number, unit: string): Line => ({
  what,
  value: `${Math.round(value).toLocaleString('en')} ${unit}`,
  limit: `>= ${limit.toLocaleString('en')} ${unit}`,
  room: value / limit,
})

export function print(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`)
  for (const { what, value, limit = '', room } of lines) {
    const ratio = room === undefined ? '' : `${room.toFixed(room < 10 ? 2 : 0)} x`
    const mark = room !== undefined && room < 1 ? '  OVER THE LIMIT' : ''
    console.log(`  ${what.padEnd(52)}${value.padStart(26)}  ${limit.padEnd(26)}${ratio.padStart(8)}${mark}`)
  }
}
