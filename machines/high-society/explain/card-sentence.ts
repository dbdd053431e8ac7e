import type { BookCard, Effect } from '../model'
import { danceDetails, effectSentence } from './effect-words'
import type { Names } from './words'

/** When the lists of effects of a card, a Ball and a Whistledown card happen. */
export const WHEN_LABELS = {
  order: 'When the cards are revealed',
  before: 'Before your turn',
  instead: 'In place of the usual dance',
  after: 'After your turn',
} as const satisfies Readonly<Record<Exclude<keyof BookCard, 'name' | 'text'>, string>>

export const BALL_WHEN_LABELS = {
  before: 'Before the cards are chosen',
  order: 'When the cards are revealed',
  end: 'At the end of the Ball',
} as const

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const dated = (label: string, effects: readonly Effect[], names: Names | undefined, self?: null): string[] =>
  effects.length ? [`${label}: ${small(effectSentence(effects, names, self))}`] : []

/** What is done on the turn itself. */
function turnSentence(instead: BookCard['instead'], names: Names | undefined): string {
  if (!instead) return 'You dance as usual.'
  const [row] = instead
  if (row?.do === 'DANCE') return `You dance${danceDetails(row)}.`
  return row ? `In place of the dance: ${small(effectSentence(row, names))}` : 'You do not dance with it.'
}

/** A card of the book read back: when what happens, one sentence after the other. */
export const cardSentence = ({ order, before, instead, after }: BookCard, names?: Names): string =>
  [
    ...dated(WHEN_LABELS.order, order, names),
    ...dated(WHEN_LABELS.before, before, names),
    turnSentence(instead, names),
    ...dated(WHEN_LABELS.after, after, names),
  ].join(' ')

/** The rule of a Ball, as it was typed in. */
export interface BallRule {
  readonly before: readonly Effect[]
  readonly order: readonly Effect[]
  readonly end: readonly Effect[]
}

/** A Ball’s rule read back; that it changes nothing, where it is empty. */
export function ballSentence({ before, order, end }: BallRule, names?: Names): string {
  const said = [
    ...dated(BALL_WHEN_LABELS.before, before, names, null),
    ...dated(BALL_WHEN_LABELS.order, order, names, null),
    ...dated(BALL_WHEN_LABELS.end, end, names, null),
  ]
  return said.length ? said.join(' ') : 'No rule of this Ball is written down.'
}
