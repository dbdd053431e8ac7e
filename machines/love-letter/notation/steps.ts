import { asItself, type Plain, readEvent, same, shortEvent } from '../../core/notation'
import { NotARecord } from '../../core/reading'
import { EVENT_FORMS } from './event-forms'
import type { Signs } from './signs'

/** Marks of a step: nothing was drawn before this play; the table let it stand. */
const UNDRAWN = '-n'
const RULED = '-r'

const unseenDraw = (player: unknown): Plain => ({ type: 'draw', player })
const isDrawOf = (event: Plain | undefined, player: unknown) =>
  event?.type === 'draw' && event.player === player

/** An event in its short form, marked where it was let stand; or as itself. */
function stepOf({ ruled, ...event }: Plain, by: Signs): { text: string; isShort: boolean } {
  const short = ruled === undefined || ruled === true ? shortEvent(EVENT_FORMS, event, by) : null
  if (short === null || /-[nr]$/.test(short))
    return { text: asItself(ruled === undefined ? event : { ...event, ruled }), isShort: false }
  return { text: short, isShort: true }
}

/** What is said at once to a card that was named: part of the same step. */
function answered({ target, guess }: Plain, next: Plain | undefined): string {
  if (next?.type !== 'answer' || next.player !== target || target === undefined || guess === undefined)
    return ''
  const { holds } = next
  return same(next, { type: 'answer', player: target, holds }) ? (holds ? 'y' : 'n') : ''
}

/** The step that begins with event `at`, and how many events it takes. */
function stepAt(events: readonly Plain[], at: number, by: Signs): { text: string; length: number } {
  const event = events[at] as Plain
  const next = events[at + 1]
  const { text, isShort } = stepOf(event, by)
  const ruled = isShort && event.ruled ? RULED : ''
  if (isShort && event.type === 'play') {
    const said = answered(event, next)
    const undrawn = isDrawOf(events[at - 1], event.player) ? '' : UNDRAWN
    return { text: text + said + undrawn + ruled, length: said ? 2 : 1 }
  }
  if (isShort && event.type === 'discard' && !ruled && next && same(next, unseenDraw(event.player)))
    return { text: text.replace('X', 'H'), length: 2 }
  return { text: text + ruled, length: 1 }
}

/** A draw that nobody saw goes without saying before a play by the same player. */
function isUnsaid(events: readonly Plain[], at: number, by: Signs): boolean {
  const [before, event, next] = [events[at - 1], events[at] as Plain, events[at + 1]]
  if (next?.type !== 'play' || !same(event, unseenDraw(next.player))) return false
  return !isDrawOf(before, next.player) && stepOf(next, by).isShort
}

/** The steps of a text, from the events of a record. */
export function stepsText(events: readonly Plain[], by: Signs): string[] {
  const steps: string[] = []
  for (let at = 0; at < events.length; ) {
    const step = isUnsaid(events, at, by) ? null : stepAt(events, at, by)
    if (step) steps.push(step.text)
    at += step?.length ?? 1
  }
  return steps
}

/** The two events of “lays it down and takes a new one”. */
function replaced(signs: string, by: Signs): Plain[] {
  const event = readEvent(EVENT_FORMS, signs.replace('H', 'X'), by)
  return [event, unseenDraw(event.player)]
}

/** What one step says, after the event before it. Throws `NotARecord` where it says nothing. */
export function readStep(step: string, before: Plain | undefined, by: Signs): Plain[] {
  if (step.startsWith('-')) return [readEvent(EVENT_FORMS, step, by)]
  const [, signs = '', undrawn, ruled] = /^(.*?)(-n)?(-r)?$/.exec(step) ?? []
  if (/^[a-p]H/.test(signs) && !undrawn && !ruled) return replaced(signs, by)
  const [, play, said] = /^([a-p][\dq][a-p][\dq])([yn])$/.exec(signs) ?? []
  const event = readEvent(EVENT_FORMS, play ?? signs, by)
  if (undrawn && event.type !== 'play') throw new NotARecord('only before a play can a draw be missing')
  const isDrawn = event.type !== 'play' || undrawn || isDrawOf(before, event.player)
  return [
    ...(isDrawn ? [] : [unseenDraw(event.player)]),
    ruled ? { ...event, ruled: true } : event,
    ...(said ? [{ type: 'answer', player: event.target, holds: said === 'y' }] : []),
  ]
}
