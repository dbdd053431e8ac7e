import { chance, pick, type Random, seeded } from '../random'
import { DOORS, type Door, type Said } from './doors'
import { type Examples, examples } from './examples'
import { jsonText } from './hostile'
import { garbage, mutatedText, mutatedValue } from './mutate'

/** One thing that was tried. */
export interface Attempt {
  readonly door: Door
  readonly text: string
}

/** What came of it, where it is not as it should be. */
export interface Finding {
  readonly seed: number
  readonly door: string
  readonly what: string
  readonly text: string
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Doors that are given a value of JSON, whatever it is; the others are given any text. */
const WANTS_JSON: readonly string[] = ['record', 'form']

function textFor(random: Random, { name, of }: Door, all: Examples): string {
  const given = all[of]
  const [example, other] = [pick(random, given), pick(random, given)]
  const isJson = typeof example !== 'string'
  if (isJson && (WANTS_JSON.includes(name) || chance(random, 90)))
    return jsonText(mutatedValue(random, example, other))
  if (chance(random, 10)) return garbage(random)
  return mutatedText(random, asText(example), asText(other))
}

/** What is tried under a seed: always the same. */
export function attempt(seed: number, all: Examples): Attempt {
  const random = seeded(seed)
  const door = DOORS[seed % DOORS.length] as Door
  return { door, text: textFor(random, door, all) }
}

/** No sentence needs more; a refusal must not pour a whole file out over the screen. */
const MOST_SAID = 1000

/** What a program says to programmers. */
const RAW = /Invalid (key|type)|Expected "|\[object |undefined is|is not a function|RangeError/

const own = () =>
  [Object, Array, Function, String, Number].map((one) => Reflect.ownKeys(one.prototype).length)
const clean = String(own())

/** What is wrong with what a door said, or null. */
function wrongIn({ refused, taken, left = [] }: Said): string | null {
  if (String(own()) !== clean) return 'something was put into what all objects share'
  if (refused === undefined && !taken) return 'neither taken nor refused'
  for (const sentence of refused === undefined ? left : [refused]) {
    if (sentence.trim() === '') return 'an empty sentence'
    if (sentence.length > MOST_SAID) return `a sentence of ${sentence.length} signs`
    if (RAW.test(sentence)) return `no sentence for people: ${sentence}`
  }
  return null
}

export async function enter({ door, text }: Attempt): Promise<string | null> {
  try {
    return wrongIn(await door.enter(text))
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** Tries so many seeds from the first on; gives what was found, no more than a few. */
export async function fuzz(first: number, count: number): Promise<readonly Finding[]> {
  const all = examples()
  const findings: Finding[] = []
  for (let seed = first; seed < first + count && findings.length < 10; seed++) {
    const tried = attempt(seed, all)
    const what = await enter(tried)
    if (what) findings.push({ seed, door: tried.door.name, what, text: tried.text.slice(0, 1500) })
  }
  return findings
}
