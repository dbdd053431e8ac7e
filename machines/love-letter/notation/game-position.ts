import type { Form, Plain } from '../../core/notation'
import {
  cardOf,
  cardSign,
  cardSigns,
  cardsOf,
  letterOf,
  letters,
  nameOf,
  namesOf,
  pairs,
  readPairs,
  type Signs,
} from './signs'

/** How a field of a position is written after its letter. */
interface Field {
  readonly key: string
  readonly mark: string
  readonly pattern: RegExp
  readonly write: (by: Signs, value: never) => string
  readonly read: (by: Signs, signs: string) => unknown
}

const hands = (by: Signs) => ({
  write: (map: unknown) => pairs<readonly string[]>(by, map, (cards) => cardSigns(by, cards)),
  read: (signs: string) => readPairs(by, signs, (cards) => cardsOf(by, cards)),
})

const PAIRS = /^(?:[a-p][\dqx]*)*$/
const PEOPLE = /^[a-p]*$/
const CARDS = /^[\dq]*$/

const FIELDS: readonly Field[] = [
  { key: 'turn', mark: 't', pattern: /^[a-p]$/, write: letterOf, read: nameOf },
  {
    key: 'hands',
    mark: 'h',
    pattern: PAIRS,
    write: (by, map) => hands(by).write(map),
    read: (by, signs) => hands(by).read(signs),
  },
  {
    key: 'discards',
    mark: 'l',
    pattern: PAIRS,
    write: (by, map) => hands(by).write(map),
    read: (by, signs) => hands(by).read(signs),
  },
  { key: 'out', mark: 'o', pattern: PEOPLE, write: letters, read: namesOf },
  { key: 'protected', mark: 'p', pattern: PEOPLE, write: letters, read: namesOf },
  { key: 'faceUp', mark: 'f', pattern: CARDS, write: cardSigns, read: cardsOf },
  { key: 'setAside', mark: 'a', pattern: /^[\dqx]$/, write: cardSign, read: cardOf },
  {
    key: 'deck',
    mark: 'd',
    pattern: /^-?\d+$/,
    write: (_, count) => String(count),
    read: (_, signs) => Number(signs),
  },
  { key: 'deck', mark: 'c', pattern: CARDS, write: cardSigns, read: cardsOf },
]

/** A deck is counted, or every card of it is told. */
const fits = ({ mark }: Field, value: unknown) =>
  value !== undefined && (mark === 'd' ? !Array.isArray(value) : mark === 'c' ? Array.isArray(value) : true)

/** A position in one word, `ta,ha5xbx,lb01,pb,d3`: each field that is given, after a letter. */
export const positionForm: Form<Plain, Signs> = {
  write: (position, by) =>
    FIELDS.filter((field) => fits(field, position[field.key]))
      .map(({ key, mark, write }) => mark + write(by, position[key] as never))
      .join(','),
  pattern: /^(.+)$/,
  read: ([written = ''], by) => {
    const read = written.split(',').map((part) => {
      const field = FIELDS.find(({ mark, pattern }) => part.startsWith(mark) && pattern.test(part.slice(1)))
      return field && ([field.key, field.read(by, part.slice(1))] as const)
    })
    return read.includes(undefined) ? undefined : Object.fromEntries(read as [string, unknown][])
  },
}
