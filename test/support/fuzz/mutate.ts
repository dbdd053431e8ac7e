import { chance, pick, type Random } from '../random'
import { HOSTILE_WORDS, hostileValue, hostileWord } from './hostile'

type Place = readonly (string | number)[]
type Box = Record<string | number, unknown>

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null

function* placesIn(value: unknown, place: Place = []): Generator<Place> {
  yield place
  if (isBox(value)) for (const key of Object.keys(value)) yield* placesIn(value[key], [...place, key])
}

/** Any place in a value of JSON; [] is all of it. Those that lie deep are many, and so they are chosen often. */
const somewhere = (random: Random, value: unknown): Place => pick(random, [...placesIn(value)])

const at = (value: unknown, place: Place): unknown =>
  place.reduce((inner: unknown, key) => (isBox(inner) ? inner[key] : undefined), value)

/** Puts a field in as JSON.parse does: of its own, whatever it is called. */
function put(box: Box, key: string | number, value: unknown): void {
  Object.defineProperty(box, key, { value, writable: true, enumerable: true, configurable: true })
}

type Change = (random: Random, box: Box, key: string | number, other: unknown) => void

const CHANGES: readonly Change[] = [
  (random, box, key) => put(box, key, hostileValue(random)),
  (random, box, key) => put(box, key, hostileWord(random)),
  // Of the same kind as before, so that it comes further in.
  (random, box, key) => {
    const old = box[key]
    if (typeof old === 'number') put(box, key, old + pick(random, [-1, 1, 10, 0.5]))
    else if (typeof old === 'boolean') put(box, key, !old)
    else if (typeof old === 'string') put(box, key, old + hostileWord(random))
    else put(box, key, Array.isArray(old) ? {} : [])
  },
  // From elsewhere in this or in another example.
  (random, box, key, other) => put(box, key, structuredClone(at(other, somewhere(random, other)))),
  (_, box, key) => {
    if (Array.isArray(box)) box.splice(Number(key), 1)
    else delete box[key]
  },
  (random, box, key) => {
    if (Array.isArray(box)) box.splice(random(box.length + 1), 0, structuredClone(box[key as number]))
    else put(box, hostileWord(random), structuredClone(box[key]))
  },
  (random, box, key) => {
    const keys = Object.keys(box)
    const to = pick(random, keys)
    const [one, two] = [box[key], box[to]]
    put(box, key, two)
    put(box, to, one)
  },
]

/** The same with one word of it written otherwise wherever it stands, as a key too. */
function renamed(random: Random, value: unknown, word: string): unknown {
  const to = hostileWord(random)
  const inner = (one: unknown): unknown => {
    if (one === word) return to
    if (Array.isArray(one)) return one.map(inner)
    if (!isBox(one)) return one
    return Object.fromEntries(
      Object.entries(one).map(([key, item]) => [key === word ? to : key, inner(item)]),
    )
  }
  return inner(value)
}

function anyWord(random: Random, value: unknown): string | null {
  for (let trial = 0; trial < 5; trial++) {
    const found = at(value, somewhere(random, value))
    if (typeof found === 'string') return found
  }
  return null
}

/** A value of JSON with up to four things in it changed; `other` lends parts. */
export function mutatedValue(random: Random, example: unknown, other: unknown): unknown {
  let value = structuredClone(example)
  for (let changes = 1 + random(random(4) + 1); changes > 0; changes--) {
    const word = chance(random, 15) ? anyWord(random, value) : null
    if (word !== null) value = renamed(random, value, word)
    const place = somewhere(random, value)
    const box = at(value, place.slice(0, -1))
    if (place.length === 0 || !isBox(box)) value = chance(random, 20) ? hostileValue(random) : value
    else pick(random, CHANGES)(random, box, place.at(-1) as string, chance(random, 50) ? value : other)
  }
  return value
}

const anySign = (random: Random): string =>
  chance(random, 70) ? String.fromCharCode(random(128)) : String.fromCharCode(random(65_536))

type Cut = (random: Random, text: string, from: number, to: number, other: string) => string

const CUTS: readonly Cut[] = [
  (_, text, from) => text.slice(0, from),
  (_, text, from, to) => text.slice(0, from) + text.slice(to),
  (_, text, from, to) => text.slice(0, to) + text.slice(from),
  (random, text, from) => text.slice(0, from) + anySign(random) + text.slice(from + 1),
  (random, text, from) => text.slice(0, from) + hostileWord(random) + text.slice(from),
  (_, text, from, to, other) => text.slice(0, from) + other.slice(to),
  (random, text, from, to) => text.slice(0, from) + text.slice(from, to).repeat(random(40)) + text.slice(to),
  // Parts of the notation change places.
  (random, text) => {
    const parts = text.split('.')
    parts.splice(random(parts.length), 0, pick(random, parts))
    return parts.join('.')
  },
]

/** A text with up to four things in it changed; `other` lends an end. */
export function mutatedText(random: Random, example: string, other: string): string {
  let text = example
  for (let changes = 1 + random(4); changes > 0; changes--) {
    const from = random(text.length + 1)
    // Mostly a few signs, now and then any stretch.
    const to = Math.min(text.length, from + (chance(random, 70) ? random(8) : random(text.length + 1)))
    text = pick(random, CUTS)(random, text, from, to, other).slice(0, 400_000)
  }
  return text
}

/** Signs that nobody meant. */
export function garbage(random: Random): string {
  const kinds = [anySign, () => pick(random, [...'{}[]",:~.-%~01shgbl']), () => pick(random, HOSTILE_WORDS)]
  const kind = pick(random, kinds)
  return Array.from({ length: random(chance(random, 5) ? 5000 : 60) }, () => kind(random)).join('')
}
