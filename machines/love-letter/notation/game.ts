import {
  type HeadForms,
  headParts,
  joined,
  namesIn,
  namesPart,
  readHeadParts,
  readText,
  rulingsForm,
} from '../../core/notation'
import { NotARecord } from '../../core/reading'
import { inShort } from '../../core/words'
import { isEdition } from '../editions'
import { RULINGS } from '../model'
import { type GameRecord, readRecord } from '../record'
import { positionForm } from './game-position'
import { editionOf, lettersOf } from './header'
import { USUAL_NAMES } from './names'
import { pairs, readPairs, type Signs } from './signs'
import { readStep, stepsText } from './steps'

const HEAD_FORMS: HeadForms<Signs> = {
  rulings: rulingsForm(RULINGS),
  tokens: {
    mark: 'w',
    write: (tokens: Record<string, number>, by) => pairs<number>(by, tokens, String),
    pattern: /^((?:[a-p]\d+)*)$/,
    read: ([tokens = ''], by) => readPairs(by, tokens, Number),
  },
  start: { ...positionForm, mark: 's' },
}

/** Everybody who ever sits at this table: who begins, then who comes later. */
function sitters({ players, events }: GameRecord): string[] {
  const later = events.flatMap((event) => (event.type === 'table.seats' ? (event.players as string[]) : []))
  return [...players, ...new Set(later.filter((name) => !players.includes(name)))]
}

/**
 * A whole game as a short text, `1gb.3~Da.a1b2n.b4`: the header, how many play, what is not as usual in the head, and
 * after a tilde the steps. A draw that nobody saw goes without saying before a play. Nothing of the record is lost:
 * what no sign stands for is written as itself. Throws `NotARecord` for an unknown ruleset.
 */
export function gameText(record: GameRecord): string {
  const { ruleset, players, events, ...head } = readRecord(record)
  if (!isEdition(ruleset)) throw new NotARecord(`ruleset: ${inShort(JSON.stringify(ruleset))} is no ruleset`)
  const by = { edition: ruleset, names: sitters(record) }
  const isUsual = by.names.every((name, seat) => name === USUAL_NAMES[seat])
  return joined({
    letters: lettersOf(ruleset),
    head: [
      String(players.length),
      ...(isUsual ? [] : namesPart('n', by.names)),
      ...headParts(HEAD_FORMS, head, by),
    ],
    steps: stepsText(events, by),
  })
}

/** Whoever sits at the table by the first parts of a head, and what is left of them. */
function seated([count = '', ...parts]: readonly string[]) {
  const named = namesIn('n', parts)
  const names = named ?? USUAL_NAMES.slice(0, Number(count))
  if (!/^\d{1,4}$/.test(count) || names.length < Number(count))
    throw new NotARecord('it does not say how many play, or not who')
  return { names, players: names.slice(0, Number(count)), parts: named ? parts.slice(1) : parts }
}

/**
 * The record of a text, or in a sentence why it is none and where. It may come from anybody: what is read has the form
 * of a record, and whether it can be is for the referee to say.
 */
export const readGame = (text: string): GameRecord | { readonly problem: string } =>
  readText(text, (game, eventsBy) => {
    const ruleset = editionOf(game.letters)
    if (typeof ruleset !== 'string') return ruleset
    const { names, players, parts } = seated(game.head)
    const by = { edition: ruleset, names }
    const head = readHeadParts(HEAD_FORMS, parts, by)
    const events = eventsBy((step, before) => readStep(step, before, by))
    return readRecord({ ...head, ruleset, players, events })
  })
