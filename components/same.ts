/** Written in one order of keys, so that equal values are equal texts. */
const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, item) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )

/** Whether two values say the same, in whatever order their fields stand. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other)
