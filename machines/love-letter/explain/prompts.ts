import type { OptionWords } from '../../core/explain'
import { isCounted } from '../cards/queen'
import { editions, printed } from '../editions'
import {
  BARON,
  GUARD,
  HANDMAID,
  KING,
  PRIEST,
  PRINCE,
  QUEEN,
  type Round,
  type Seat,
  type Table,
} from '../model'
import type { Option, Question } from '../question'
import { said, who, whose } from './words'

export interface Prompt {
  /** What was tapped or told just before. */
  readonly lead: string | null
  readonly ask: string
}

const TARGET: Readonly<Record<number, { does: string; ask: string }>> = {
  [GUARD]: { does: 'and guesses a hand', ask: 'Whose hand?' },
  [PRIEST]: { does: 'and looks at a hand', ask: 'Whose hand?' },
  [BARON]: { does: 'and compares hands with somebody', ask: 'With whom?' },
  [PRINCE]: { does: 'and makes somebody discard their hand', ask: 'Whose hand?' },
  [KING]: { does: 'and trades hands with somebody', ask: 'With whom?' },
}

function promptTarget(table: Table, { seat, card }: Question): Prompt {
  const words = card === undefined ? undefined : TARGET[card]
  const lead = card === undefined ? null : `${who(table, seat)} plays ${said(table, card)} ${words?.does}.`
  return { lead, ask: words?.ask ?? 'On whom?' }
}

function promptDiscard(table: Table, { seat, card }: Question): Prompt {
  const round = table.round as Round
  const name = who(table, seat)
  const ask = `Which card does ${name} lay down?`
  if (card === BARON) return { lead: `${name} had the lower hand and is out.`, ask }
  if (card === PRINCE) {
    if (seat === round.turn) return { lead: `${name} discards their own hand.`, ask }
    const bare = said(table, PRINCE).replace(/^the /, '')
    return { lead: `${whose(table, round.turn)} ${bare}: ${name} discards their hand.`, ask }
  }
  return { lead: card === undefined ? null : `${name} played ${said(table, card)} and is out.`, ask }
}

const isCalledByNumber = (table: Table) => editions[table.edition].wording === 'bridgerton'

/** What a question says: what came just before, and what is asked. */
export function promptOf(table: Table, question: Question): Prompt {
  const { ask, seat, card, target } = question
  const round = table.round as Round
  switch (ask) {
    case 'play':
      return { lead: null, ask: `What did ${who(table, seat)} play?` }
    case 'target':
      return promptTarget(table, question)
    case 'guess':
      return {
        lead: `${who(table, seat)} plays ${said(table, card ?? GUARD)} on ${who(table, target)}.`,
        ask: `Which ${isCalledByNumber(table) ? 'number' : 'card'} did ${who(table, seat)} name?`,
      }
    case 'answer':
      return {
        lead: `${who(table, round.turn)} names ${said(table, card ?? GUARD)}.`,
        ask: `Did ${who(table, seat)} have ${said(table, card ?? GUARD)}?`,
      }
    case 'compare':
      return {
        lead: `${who(table, seat)} and ${who(table, target)} compare hands.`,
        ask: 'Who had the lower hand?',
      }
    case 'discard':
      return promptDiscard(table, question)
    case 'count':
      return {
        lead: `${who(table, seat)} plays ${said(table, QUEEN)} and counts up from 1.`,
        ask: 'Who answered, and at which number?',
      }
    case 'reveal':
      return {
        lead: 'The deck is empty: the hands are compared.',
        ask: `What does ${who(table, seat)} show?`,
      }
    case 'deal':
      return { lead: null, ask: 'Who starts the round?' }
    case 'over':
      return { lead: null, ask: 'Another game?' }
  }
}

export type { OptionWords }

const NOBODY: { readonly [A in Question['ask']]?: string } = {
  target: 'Nobody: it was played on no one',
  compare: 'Nobody: a tie',
  count: 'Nobody answered',
}

function seatHint(table: Table, { ask, seat: asked }: Question, seat: Seat): string | null {
  const round = table.round as Round
  if (round.out[seat]) return 'out of the round'
  if (ask === 'count') return isCounted(round, table.rulings, seat) ? null : 'not counted here'
  if (ask !== 'target') return null
  if (seat === asked) return 'their own hand'
  return round.protected[seat] ? `protected by ${said(table, HANDMAID)} until their next turn` : null
}

/** The words on one answer. */
export function optionLabel(table: Table, question: Question, option: Option): OptionWords {
  const { seat, card, holds } = option
  if (holds !== undefined)
    return { label: holds ? 'Yes' : 'No', hint: holds ? `${who(table, question.seat)} is out` : null }
  if (seat !== undefined && seat !== null)
    return { label: who(table, seat), hint: seatHint(table, question, seat) }
  if (seat === null) return { label: NOBODY[question.ask] ?? 'Nobody', hint: nobodyHint(table, question) }
  if (card === undefined) return { label: 'Go on', hint: null }
  const { name } = printed(editions[table.edition], card)
  return question.ask === 'count' ? { label: `At ${card}`, hint: name } : { label: name, hint: null }
}

function nobodyHint(table: Table, { ask }: Question): string | null {
  const queen = editions[table.edition].cards[QUEEN]
  return ask === 'compare' && queen ? `or one of them held ${queen.said}` : null
}
