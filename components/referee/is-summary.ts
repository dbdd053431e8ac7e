import type { Summary } from './summary'

const EDITIONS: Readonly<Record<Summary['edition'], true>> = {
  'love-letter': true,
  'love-letter-classic': true,
  bridgerton: true,
  'bridgerton-classic': true,
  'high-society': true,
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown): boolean => Number.isInteger(value)
const isMatch = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'player' in value &&
  'prospect' in value &&
  isText(value.player) &&
  isText(value.prospect)

const isListOf = (is: (value: unknown) => boolean, value: unknown): boolean =>
  Array.isArray(value) && value.every(is)

/** Whether a row of the list says all that the list shows: something else may have spoilt it. */
export const isSummary = (row: Summary): boolean =>
  [row.id, row.headline, row.createdAt, row.changedAt].every(isText) &&
  Object.hasOwn(EDITIONS, row.edition) &&
  isListOf(isText, row.players) &&
  (row.edition === 'high-society'
    ? isWhole(row.ball) && isListOf(isMatch, row.matches)
    : isListOf(isWhole, row.tokens) && isWhole(row.goal))
