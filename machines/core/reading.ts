import { inShort } from './words'

/** What stands somewhere in a file, with the way to it for a message. */
export interface Found {
  readonly value: unknown
  readonly where: string
}

export class NotARecord extends Error {}

/** Effects within effects are counted: a way of forty steps shows nobody the place. */
const placeOf = (where: string): string =>
  where.replace(/(?:\.effects\[\d+\]){3,}/g, (run) => `, ${run.split('.').length - 1} effects deep`)

/** Says where and what; what is read ends there. */
export function fail({ where }: Found, what: string): never {
  throw new NotARecord(where === '' ? what : `${inShort(placeOf(where), 200)}: ${what}`)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text = (found: Found): string =>
  typeof found.value === 'string' ? found.value : fail(found, 'not a text')
export const flag = (found: Found): boolean =>
  typeof found.value === 'boolean' ? found.value : fail(found, 'neither true nor false')
export const whole = (found: Found): number =>
  Number.isInteger(found.value) ? (found.value as number) : fail(found, 'not a whole number')
export const count = (found: Found): number =>
  whole(found) >= 0 ? (found.value as number) : fail(found, 'below 0')

export const list =
  <T>(item: (found: Found) => T) =>
  (found: Found): T[] =>
    Array.isArray(found.value)
      ? Array.from(found.value, (value, i) => item({ value, where: `${found.where}[${i}]` }))
      : fail(found, 'not a list')

export const map =
  <T>(item: (found: Found) => T) =>
  (found: Found): Record<string, T> =>
    isObject(found.value)
      ? Object.fromEntries(
          Object.entries(found.value).map(([key, value]) => [
            key,
            item({ value, where: `${found.where}.${key}` }),
          ]),
        )
      : fail(found, 'not an object')

export const orNull =
  <T>(item: (found: Found) => T) =>
  (found: Found): T | null =>
    found.value === null ? null : item(found)

export type Reader = (found: Found) => unknown
export interface Field {
  readonly read: Reader
  readonly needed?: true
  /** Null is a value here; elsewhere a field that is null is absent. */
  readonly nullable?: true
}

export const must = (read: Reader): Field => ({ read, needed: true })
export const may = (read: Reader): Field => ({ read })

/** Reads the named fields of an object and leaves out all others. */
export function fields(found: Found, wanted: Readonly<Record<string, Field>>): Record<string, unknown> {
  if (!isObject(found.value)) fail(found, 'not an object')
  const object = found.value as Record<string, unknown>
  const read: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(wanted)) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined
    if (value === undefined || (value === null && !field.nullable)) {
      if (field.needed) fail(found, `no ${key}`)
    } else {
      read[key] = field.read({ value, where: found.where === '' ? key : `${found.where}.${key}` })
    }
  }
  return read
}
