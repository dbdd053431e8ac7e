import { NotARecord } from '../reading'
import { type Form, inForm, objectIn, type Plain, readForm } from './forms'
import { headerText, readHeader } from './header'
import { decodeText, encodeText, pack } from './packed'

/** More than any evening of play needs; beyond it a text is not read. */
export const MOST_TEXT = 200_000

/** Between the parts of a head, and between steps. */
const NEXT = '.'
/** Between the head and the steps. */
const THEN = '~'
/** What is left of a head, written as itself. */
const REST = 'h'

export interface GameText {
  /** Which edition, by the letters of the header. */
  readonly letters: string
  readonly head: readonly string[]
  readonly steps: readonly string[]
}

/** A text from its parts. */
export const joined = ({ letters, head, steps }: GameText): string =>
  [headerText('g', letters), ...head].join(NEXT) + (steps.length ? THEN + steps.join(NEXT) : '')

/** The parts of a text that claims to be a game, or in a sentence why it is none. Line breaks in it do not matter. */
export function parted(text: string): GameText | { readonly problem: string } {
  if (text.length > MOST_TEXT) return { problem: 'This text is longer than any game needs.' }
  const [front = '', ...rest] = text.replace(/\s+/g, '').replace(/%7e/gi, THEN).split(THEN)
  const [header = '', ...head] = front.split(NEXT)
  const letters = readHeader(header, 'g')
  if (typeof letters !== 'string') return letters
  const steps = rest.join(THEN)
  return { letters, head, steps: steps === '' ? [] : steps.split(NEXT) }
}

/** The short way to write each part of a head, by its field; each begins with a letter of its own. */
export type HeadForms<By> = Readonly<Record<string, Form<never, By> & { readonly mark: string }>>

/** The parts of a head; what has no short form, or does not fit it, is written as itself in the last one. */
export function headParts<By>(forms: HeadForms<By>, head: Plain, by: By): string[] {
  const rest: [string, unknown][] = []
  const parts = Object.entries(head).flatMap(([key, value]) => {
    const form = Object.hasOwn(forms, key) ? forms[key] : undefined
    const signs = value === undefined ? '' : form ? inForm(form, value as never, by) : null
    if (signs === null) rest.push([key, value])
    return value === undefined || signs === null ? [] : [`${form?.mark}${signs}`]
  })
  return rest.length ? [...parts, `${REST}${pack(Object.fromEntries(rest))}`] : parts
}

/** The fields of a head from its parts. Throws `NotARecord` where a part says nothing, or comes twice. */
export function readHeadParts<By>(forms: HeadForms<By>, parts: readonly string[], by: By): Plain {
  const read = parts.flatMap((part): [string, unknown][] => {
    if (part.startsWith(REST)) return Object.entries(objectIn(part.slice(1)))
    const [key, form] = Object.entries(forms).find(([, { mark }]) => part.startsWith(mark)) ?? []
    const value = form && readForm(form, part.slice(form.mark.length), by)
    if (key === undefined || value === undefined)
      throw new NotARecord(`“${shown(part)}” means nothing in its head`)
    return [[key, value]]
  })
  if (new Set(read.map(([key]) => key)).size < read.length)
    throw new NotARecord('its head says something twice')
  return Object.fromEntries(read)
}

/** Names between commas, after a letter; nothing where there are none. */
export const namesPart = (mark: string, names: readonly string[]): string[] =>
  names.length ? [`${mark}${names.map(encodeText).join(',')}`] : []

/** The names of such a part, where the first of these parts is one. Throws `NotARecord` for a name that was cut. */
export const namesIn = (mark: string, [part]: readonly string[]): string[] | undefined =>
  part?.startsWith(mark) ? part.slice(mark.length).split(',').map(decodeText) : undefined

/** Which reading of each switch holds, by its place in the list of them; x where nothing is said. */
export function rulingsForm(
  switches: Readonly<Record<string, readonly string[]>>,
): HeadForms<unknown>[string] {
  const all = Object.entries(switches)
  return {
    mark: 'r',
    write: (rulings: Record<string, string>) =>
      all.map(([key, readings]) => (rulings[key] ? readings.indexOf(rulings[key]) : 'x')).join(''),
    pattern: /^([\dx]*)$/,
    read: ([digits = '']) =>
      Object.fromEntries(
        all.flatMap(([key, readings], i) => (digits[i] === 'x' ? [] : [[key, readings[Number(digits[i])]]])),
      ),
  }
}

/** A piece of a text as a sentence may show it. */
const shown = (piece: string): string => piece.replace(/[^\w.,%-]/g, '?').slice(0, 20)

/** The events that a step stands for, after the event before it. */
export type StepReader = (step: string, before: Plain | undefined) => readonly Plain[]

/**
 * What `read` makes of the parts of a text, or in a sentence where and why it could not. It is given the parts, and a
 * way to read the steps one after another. Only mistakes of the text become a sentence.
 */
export function readText<T>(
  text: string,
  read: (game: GameText, eventsBy: (readStep: StepReader) => Plain[]) => T,
): T | { readonly problem: string } {
  const game = parted(text)
  if ('problem' in game) return game
  let place = ''
  const eventsBy = (readStep: StepReader) => {
    const events: Plain[] = []
    for (const [i, step] of game.steps.entries()) {
      place = ` step ${i + 1}, “${shown(step)}”:`
      for (const event of readStep(step, events.at(-1))) events.push(event)
    }
    place = ''
    return events
  }
  try {
    return read(game, eventsBy)
  } catch (error) {
    if (!(error instanceof NotARecord)) throw error
    return { problem: `This text cannot be read as a game:${place} ${error.message}.` }
  }
}
