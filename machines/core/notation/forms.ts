import { NotARecord } from '../reading'
import { pack, unpack } from './packed'

export type Plain = Readonly<Record<string, unknown>>

/**
 * The short way to write something: signs that stand for it, and what such signs say. It need not fit everything: what
 * does not come back as it was is written as itself. `By` is what the signs stand for: names, cards.
 */
export interface Form<Thing, By> {
  readonly write: (thing: Thing, by: By) => string
  readonly pattern: RegExp
  readonly read: (parts: readonly (string | undefined)[], by: By) => unknown
}

/** Whether two values of JSON say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same((a as Plain)[key], (b as Plain)[key]))
  )
}

/** What these signs say in this form; undefined where they say nothing in it. */
export function readForm<Thing, By>({ pattern, read }: Form<Thing, By>, signs: string, by: By): unknown {
  const parts = pattern.exec(signs)
  return parts === null ? undefined : read(parts.slice(1), by)
}

/** The signs for a thing, or null where they would not say the very same. */
export function inForm<Thing, By>(form: Form<Thing, By>, thing: Thing, by: By): string | null {
  const signs = form.write(thing, by)
  return same(readForm(form, signs, by), thing) ? signs : null
}

/** Marks a step that is written as itself. */
const AS_ITSELF = '-'

/** An event by the form of its type, or null where it has to be written as itself. */
export function shortEvent<By>(
  forms: Readonly<Record<string, Form<Plain, By>>>,
  event: Plain,
  by: By,
): string | null {
  const form = Object.hasOwn(forms, event.type as string) ? forms[event.type as string] : undefined
  return form ? inForm(form, event, by) : null
}

export const asItself = (event: Plain): string => `${AS_ITSELF}${pack(event)}`

/** The event that a step stands for. Throws `NotARecord` where it stands for none. */
export function readEvent<By>(forms: Readonly<Record<string, Form<Plain, By>>>, step: string, by: By): Plain {
  if (step.startsWith(AS_ITSELF)) return objectIn(step.slice(1))
  for (const form of Object.values(forms)) {
    const event = readForm(form, step, by)
    if (event !== undefined) return event as Plain
  }
  throw new NotARecord('it stands for nothing that can happen')
}

/** The object that was packed. Throws `NotARecord` where something else was. */
export function objectIn(packed: string): Plain {
  const value = unpack(packed)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new NotARecord('what is written as itself has no fields')
  return value as Plain
}
