/** What a map holds under a key of its own; a name like “constructor” finds nothing that nobody put there. */
export const own = <T>(map: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined =>
  map && Object.hasOwn(map, key) ? map[key] : undefined
