import { fields, isObject, list, may, must, NotARecord, text, whole } from '../../core/reading'
import type { Choice, DanceWords, Reveal, Season } from '../model'
import { type Refusal, refuse } from '../refusal'

/** What an answer holds when it is of the right shape; null for any other. */
function shaped<T>(choice: Choice, read: () => T): T | null {
  if (!isObject(choice)) return null
  try {
    return read()
  } catch (error) {
    if (error instanceof NotARecord) return null
    throw error
  }
}

const TRAIT = { arrows: must(whole), points: must(whole), name: may(text), slot: may(whole) }

/** The Trait in an answer; null where the answer is of another shape, or the Trait would move nobody. */
export function readRevealChoice(choice: Choice): Reveal | null {
  const read = shaped(choice, () => fields({ value: choice, where: '' }, TRAIT) as unknown as Reveal)
  return read && read.arrows !== 0 ? read : null
}

/** The dance in an answer to a `DANCE`; refuses another shape, and names of nobody. */
export function readDanceChoice({ players, ladder }: Season, choice: Choice): DanceWords | Refusal {
  const words = shaped(choice, () => {
    const found = { value: choice, where: '' }
    return fields(found, {
      prospect: must(text),
      token: may(text),
      replace: may(text),
      sendHome: may(text),
      moveFrom: may((from) => (typeof from.value === 'string' ? text(from) : list(text)(from))),
      reveal: may((trait) => fields(trait, TRAIT)),
    }) as unknown as DanceWords
  })
  if (!words || words.reveal?.arrows === 0) return refuse('choice-not-allowed')
  const { prospect, token, replace, sendHome, moveFrom } = words
  const tiles = [prospect, token, moveFrom].flat().filter((name) => name !== undefined)
  const owners = [replace, sendHome].filter((name) => name !== undefined)
  const isKnown =
    tiles.every((name) => ladder.includes(name)) && owners.every((name) => players.includes(name))
  return isKnown ? words : refuse('choice-not-allowed')
}
