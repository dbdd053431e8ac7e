import { decodeText, encodeText, type Form, type Plain } from '../../core/notation'
import { positionForm } from './game-position'
import {
  CARD,
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
  WHO,
} from './signs'

type EventForm = Form<Plain, Signs>
type Parts = readonly (string | undefined)[]

/** A field that may be left out: its mark and its signs, or nothing. */
const may = (value: unknown, write: (value: unknown) => string, mark = ''): string =>
  value === undefined ? '' : mark + write(value)

const given = (key: string, signs: string | undefined, read: (signs: string) => unknown): Plain =>
  signs === undefined ? {} : { [key]: read(signs) }

/** Who, a letter for what they do, and perhaps the card. */
const withCard = (type: string, verb: string, isNeeded: boolean): EventForm => ({
  write: (event, by) =>
    `${letterOf(by, event.player)}${verb}${may(event.card, (card) => cardSign(by, card))}`,
  pattern: new RegExp(`^(${WHO})${verb}(${CARD})${isNeeded ? '' : '?'}$`),
  read: ([who, card]: Parts, by) => ({
    type,
    player: nameOf(by, who as string),
    ...given('card', card, (sign) => cardOf(by, sign)),
  }),
})

/** A verb and whole numbers only. */
const withNumber = (type: string, verb: string, key: string): EventForm => ({
  write: (event) => `${verb}${event[key]}`,
  pattern: new RegExp(`^${verb}(-?\\d+)$`),
  read: ([number]) => ({ type, [key]: Number(number) }),
})

const deal: EventForm = {
  write: ({ starter, faceUp, hands, setAside, deck }, by) =>
    `D${letterOf(by, starter)}${[
      may(faceUp, (cards) => cardSigns(by, cards), '-f'),
      may(hands, (map) => pairs<string>(by, map, (card) => cardSign(by, card)), '-h'),
      may(setAside, (card) => cardSign(by, card), '-a'),
      may(deck, (cards) => cardSigns(by, cards), '-c'),
    ].join('')}`,
  pattern: new RegExp(
    `^D(${WHO})(?:-f(${CARD}*))?(?:-h((?:${WHO}${CARD})*))?(?:-a(${CARD}))?(?:-c(${CARD}*))?$`,
  ),
  read: ([who, faceUp, hands, aside, deck], by) => ({
    type: 'deal',
    starter: nameOf(by, who as string),
    ...given('faceUp', faceUp, (signs) => cardsOf(by, signs)),
    ...given('hands', hands, (signs) => readPairs(by, signs, (sign) => cardOf(by, sign))),
    ...given('setAside', aside, (sign) => cardOf(by, sign)),
    ...given('deck', deck, (signs) => cardsOf(by, signs)),
  }),
}

const play: EventForm = {
  write: ({ player, card, target, guess }, by) =>
    letterOf(by, player) +
    cardSign(by, card) +
    may(target, (name) => letterOf(by, name)) +
    may(guess, (id) => cardSign(by, id)),
  pattern: new RegExp(`^(${WHO})(${CARD})(${WHO})?(${CARD})?$`),
  read: ([who, card, target, guess], by) => ({
    type: 'play',
    player: nameOf(by, who as string),
    card: cardOf(by, card as string),
    ...given('target', target, (letter) => nameOf(by, letter)),
    ...given('guess', guess, (sign) => cardOf(by, sign)),
  }),
}

const answer: EventForm = {
  write: ({ player, holds }, by) => `${letterOf(by, player)}${holds ? 'Y' : 'N'}`,
  pattern: new RegExp(`^(${WHO})([YN])$`),
  read: ([who, said], by) => ({ type: 'answer', player: nameOf(by, who as string), holds: said === 'Y' }),
}

const compare: EventForm = {
  write: ({ loser }, by) => `L${loser === null ? '' : letterOf(by, loser)}`,
  pattern: new RegExp(`^L(${WHO})?$`),
  read: ([who], by) => ({ type: 'compare', loser: who === undefined ? null : nameOf(by, who) }),
}

const keep: EventForm = {
  write: ({ player, keeps, returns }, by) =>
    `${letterOf(by, player)}K${may(keeps, (id) => cardSign(by, id))}${may(returns, (ids) => cardSigns(by, ids), '-')}`,
  pattern: new RegExp(`^(${WHO})K(${CARD})?(?:-(${CARD}*))?$`),
  read: ([who, keeps, returns], by) => ({
    type: 'keep',
    player: nameOf(by, who as string),
    ...given('keeps', keeps, (sign) => cardOf(by, sign)),
    ...given('returns', returns, (signs) => cardsOf(by, signs)),
  }),
}

const count: EventForm = {
  write: ({ lowest, out }, by) => `C${lowest ?? ''}${letters(by, out)}`,
  pattern: new RegExp(`^C(-?\\d+)?(${WHO}*)$`),
  read: ([lowest, out], by) => ({
    type: 'count',
    lowest: lowest === undefined ? null : Number(lowest),
    out: namesOf(by, out as string),
  }),
}

const award: EventForm = {
  write: ({ tokens }, by) => `W${pairs<number>(by, tokens, String)}`,
  pattern: new RegExp(`^W((?:${WHO}\\d+)*)$`),
  read: ([tokens], by) => ({ type: 'award', tokens: readPairs(by, tokens as string, Number) }),
}

/** Repairs begin with a T, for the table. */
const repairs: Readonly<Record<string, EventForm>> = {
  'table.note': {
    write: ({ text }) => `TN${encodeText(text as string)}`,
    pattern: /^TN([\w%-]*)$/,
    read: ([text]) => ({ type: 'table.note', text: decodeText(text as string) }),
  },
  'table.turn': {
    write: ({ player }, by) => `TT${letterOf(by, player)}`,
    pattern: new RegExp(`^TT(${WHO})$`),
    read: ([who], by) => ({ type: 'table.turn', player: nameOf(by, who as string) }),
  },
  'table.deck': withNumber('table.deck', 'TD', 'count'),
  'table.leave': {
    write: ({ player, card }, by) => `TL${letterOf(by, player)}${may(card, (id) => cardSign(by, id))}`,
    pattern: new RegExp(`^TL(${WHO})(${CARD})?$`),
    read: ([who, card], by) => ({
      type: 'table.leave',
      player: nameOf(by, who as string),
      ...given('card', card, (sign) => cardOf(by, sign)),
    }),
  },
  'table.position': {
    write: ({ position }, by) => `TP${positionForm.write(position as Plain, by)}`,
    pattern: /^TP(.+)$/,
    read: ([written], by) => {
      const position = positionForm.read([written], by)
      return position && { type: 'table.position', position }
    },
  },
  'table.void': { write: () => 'TV', pattern: /^TV$/, read: () => ({ type: 'table.void' }) },
  'table.seats': {
    write: ({ players }, by) => `TS${letters(by, players)}`,
    pattern: new RegExp(`^TS(${WHO}*)$`),
    read: ([names], by) => ({ type: 'table.seats', players: namesOf(by, names as string) }),
  },
  'table.goal': withNumber('table.goal', 'TG', 'tokens'),
}

/** How each event is written; no two of them read the same signs. */
export const EVENT_FORMS: Readonly<Record<string, EventForm>> = {
  deal,
  draw: withCard('draw', 'D', false),
  play,
  answer,
  compare,
  discard: withCard('discard', 'X', true),
  keep,
  count,
  reveal: withCard('reveal', 'R', true),
  award,
  ...repairs,
}
