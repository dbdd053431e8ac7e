import { NotARecord } from '../reading'

/** Signs that encodeURIComponent leaves though a message or the notation takes them for its own, and half signs. */
const SPECIAL = /[!'()*._~\p{Cs}]/u

const hex = (sign: string) => `%u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/** Any text in letters, digits, hyphens and percent signs; nothing of it is lost. */
export const encodeText = (text: string): string =>
  [...text].map((sign) => (SPECIAL.test(sign) ? hex(sign) : encodeURIComponent(sign))).join('')

/** The text that was encoded. Throws `NotARecord` for what is none. */
export function decodeText(written: string): string {
  const whole = written.replace(/%u([\da-f]{4})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  try {
    return decodeURIComponent(whole)
  } catch {
    throw new NotARecord('a text in it was cut')
  }
}

/** Any value of JSON as words between commas: `o2,type,sgive,to,sAnn`. */
export function pack(value: unknown): string {
  if (typeof value === 'string') return `s${encodeText(value)}`
  if (typeof value === 'number') return `n${String(value).replace('+', '')}`
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value === null || value === undefined) return 'z'
  if (Array.isArray(value)) return [`l${value.length}`, ...value.map(pack)].join(',')
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return [`o${entries.length}`, ...entries.flatMap(([key, inner]) => [encodeText(key), pack(inner)])].join(
    ',',
  )
}

/** Nothing in a record lies deeper: effects within each other, and what is in them. */
const DEEPEST = 120

const CUT = 'a value in it is not whole'

/** The value that was packed. Throws `NotARecord` for what is none, and never reads more than there is. */
export function unpack(written: string): unknown {
  const words = written.split(',')
  let at = 0
  const take = (): string => {
    if (at >= words.length) throw new NotARecord(CUT)
    return words[at++] as string
  }
  const times = <T>(count: string, read: () => T): T[] => {
    if (!/^\d{1,6}$/.test(count) || Number(count) > words.length) throw new NotARecord(CUT)
    return Array.from({ length: Number(count) }, read)
  }
  const value = (depth: number): unknown => {
    const word = take()
    if (depth > DEEPEST) throw new NotARecord('values in it lie too deep within each other')
    const [kind, rest] = [word.charAt(0), word.slice(1)]
    if (kind === 's') return decodeText(rest)
    if (kind === 'l') return times(rest, () => value(depth + 1))
    if (kind === 'o') return Object.fromEntries(times(rest, () => [decodeText(take()), value(depth + 1)]))
    if (kind === 'n' && /^-?\d+(\.\d+)?(e-?\d+)?$/.test(rest)) return Number(rest)
    if (word === 't' || word === 'f') return word === 't'
    if (word === 'z') return null
    throw new NotARecord(CUT)
  }
  const read = value(0)
  if (at < words.length) throw new NotARecord(CUT)
  return read
}
