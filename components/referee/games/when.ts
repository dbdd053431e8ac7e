const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "2 hours ago", "yesterday"; after a week the date. */
export function ago(time: string, now = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1000
  if (!Number.isFinite(seconds)) return ''
  if (seconds > 7 * 86_400)
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(time))
  for (const [unit, length] of STEPS)
    if (seconds >= length)
      return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(
        -Math.floor(seconds / length),
        unit,
      )
  return 'just now'
}
