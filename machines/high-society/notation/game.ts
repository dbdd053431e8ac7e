import {
  asItself,
  decodeText,
  encodeText,
  type HeadForms,
  headParts,
  joined,
  namesIn,
  namesPart,
  type Plain,
  pack,
  readEvent,
  readHeadParts,
  readText,
  rulingsForm,
  shortEvent,
  unpack,
} from '../../core/notation'
import { NotARecord } from '../../core/reading'
import { RULINGS } from '../model'
import { type GameRecord, readRecord } from '../record/read'
import { EVENT_FORMS } from './event-forms'
import { playerOf, playerSign, prospectOf, prospectSign, type Signs } from './signs'

/** The edition in the header. */
const LETTERS = 'h'
/** Between an event and the choices that its effects ask for. */
const CHOICES = '~'

const HEAD_FORMS: HeadForms<Signs> = {
  families: {
    mark: 'f',
    write: (families: Record<string, string>, by) =>
      Object.entries(families)
        .map(
          ([name, family]) =>
            `${by.players.includes(name) ? playerSign(by, name) : prospectSign(by, name)}${family.charAt(0)}`,
        )
        .join(''),
    pattern: /^((?:[a-fA-G][bf])*)$/,
    read: ([pairs = ''], by) =>
      Object.fromEntries(
        [...pairs.matchAll(/(?:([a-f])|([A-G]))([bf])/g)].map(([, who, whom, family]) => [
          who ? playerOf(by, who) : prospectOf(by, whom as string),
          family === 'b' ? 'bridgerton' : 'featherington',
        ]),
      ),
  },
  siblings: {
    mark: 'k',
    write: (pairs: readonly (readonly string[])[], by) =>
      pairs.map(([who, whom]) => playerSign(by, who) + prospectSign(by, whom)).join(''),
    pattern: /^((?:[a-f][A-G])*)$/,
    read: ([pairs = ''], by) =>
      [...pairs.matchAll(/([a-f])([A-G])/g)].map(([, who, whom]) => [
        playerOf(by, who as string),
        prospectOf(by, whom as string),
      ]),
  },
  balls: {
    mark: 'b',
    write: (balls: readonly (string | null)[]) =>
      balls.map((name) => (name === null ? '' : encodeText(name))).join(','),
    pattern: /^([\w%,-]*)$/,
    read: ([balls = '']) => balls.split(',').map((name) => (name === '' ? null : decodeText(name))),
  },
  rulings: rulingsForm(RULINGS),
}

/** An event in its short form with the choices behind it, or as itself. */
function stepText({ choices, ...event }: Plain, by: Signs): string {
  const short = shortEvent(EVENT_FORMS, event, by)
  if (short === null) return asItself(choices === undefined ? event : { ...event, choices })
  return choices === undefined ? short : `${short}${CHOICES}${pack(choices)}`
}

function readStep(step: string, by: Signs): Plain {
  const [short = '', choices] = step.split(CHOICES)
  const event = readEvent(EVENT_FORMS, short, by)
  return choices === undefined ? event : { ...event, choices: unpack(choices) }
}

/**
 * A whole season as a short text, `1gh.3.nMia,Noor,Otto.mA,B,C,D~B.Ca5b12c3.bA`: the header, how many play, the names
 * of players and prospects, what is not as usual in the head, and after a tilde the steps. Nothing of the record is
 * lost: effects, and what no sign stands for, are written as themselves.
 */
export function gameText(record: GameRecord): string {
  const { ruleset, players, prospects, events, ...head } = readRecord(record)
  const by = { players, prospects }
  return joined({
    letters: LETTERS,
    head: [
      String(players.length),
      ...namesPart('n', players),
      ...namesPart('m', prospects),
      ...headParts(HEAD_FORMS, head, by),
    ],
    steps: events.map((event) => stepText(event as Plain, by)),
  })
}

/** Who plays and for whom by the first parts of a head, and what is left of them. */
function seated([count = '', ...named]: readonly string[]) {
  const players = namesIn('n', named)
  const courted = players ? named.slice(1) : named
  const prospects = namesIn('m', courted)
  if (count !== String(players?.length ?? 0))
    throw new NotARecord('it does not say how many play, or not who')
  const by = { players: players ?? [], prospects: prospects ?? [] }
  return { by, parts: prospects ? courted.slice(1) : courted }
}

/**
 * The record of a text, or in a sentence why it is none and where. It may come from anybody: what is read has the form
 * of a record, and whether it can be is for the referee to say.
 */
export const readGame = (text: string): GameRecord | { readonly problem: string } =>
  readText(text, (game, eventsBy) => {
    if (game.letters !== LETTERS)
      return { problem: 'This link names another game than The High Society Game.' }
    const { by, parts } = seated(game.head)
    const head = readHeadParts(HEAD_FORMS, parts, by)
    const events = eventsBy((step) => [readStep(step, by)])
    return readRecord({ ...head, ...by, ruleset: 'high-society', events })
  })
