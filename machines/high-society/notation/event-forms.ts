import { decodeText, encodeText, type Form, type Plain } from '../../core/notation'
import { danceForm } from './dance-form'
import { numbers, playerOf, playerSign, readNumbers, type Signs, WHO } from './signs'

type EventForm = Form<Plain, Signs>

/** Who, a letter for what they do, and to whom. */
const between = (type: string, verb: string, other: string): EventForm => ({
  write: (event, by) => `${playerSign(by, event.player)}${verb}${playerSign(by, event[other])}`,
  pattern: new RegExp(`^(${WHO})${verb}(${WHO})$`),
  read: ([who, whom], by) => ({
    type,
    player: playerOf(by, who as string),
    [other]: playerOf(by, whom as string),
  }),
})

/** Who, and a letter for what they do. */
const alone = (type: string, verb: string, more: Plain = {}): EventForm => ({
  write: ({ player }, by) => `${playerSign(by, player)}${verb}`,
  pattern: new RegExp(`^(${WHO})${verb}$`),
  read: ([who], by) => ({ type, player: playerOf(by, who as string), ...more }),
})

const score: EventForm = {
  write: ({ scores, winner }, by) => {
    const said = winner === undefined ? '' : winner === null ? 'w' : `w${playerSign(by, winner)}`
    return `R${numbers(by, scores)}${said}`
  },
  pattern: new RegExp(`^R((?:${WHO}-?\\d+)*)(?:w(${WHO}?))?$`),
  read: ([scores, winner], by) => ({
    type: 'score',
    scores: readNumbers(by, scores as string),
    ...(winner !== undefined && { winner: winner === '' ? null : playerOf(by, winner) }),
  }),
}

/** How each event is written that needs no effects of its own; no two of them read the same signs. */
export const EVENT_FORMS: Readonly<Record<string, EventForm>> = {
  ball: {
    write: ({ name }) => `B${name === undefined ? '' : `-${encodeText(name as string)}`}`,
    pattern: /^B(?:-([\w%-]*))?$/,
    read: ([name]) => ({
      type: 'ball',
      ...(name !== undefined && { name: decodeText(name) }),
      before: [],
      order: [],
      end: [],
    }),
  },
  cards: {
    write: ({ played }, by) => `C${numbers(by, played)}`,
    pattern: new RegExp(`^C((?:${WHO}-?\\d+)*)$`),
    read: ([played], by) => ({ type: 'cards', played: readNumbers(by, played as string) }),
  },
  dance: danceForm,
  scandal: between('scandal', 'S', 'victim'),
  pass: alone('pass', 'P'),
  give: between('give', 'H', 'to'),
  discard: {
    write: ({ player, count }, by) => `${playerSign(by, player)}X${count}`,
    pattern: new RegExp(`^(${WHO})X(-?\\d+)$`),
    read: ([who, count], by) => ({
      type: 'discard',
      player: playerOf(by, who as string),
      count: Number(count),
    }),
  },
  gossip: alone('gossip', 'W', { effects: [] }),
  'end-ball': { write: () => 'E', pattern: /^E$/, read: () => ({ type: 'end-ball' }) },
  score,
}
