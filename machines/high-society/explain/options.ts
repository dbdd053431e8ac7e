import type { OptionWords } from '../../core/explain'
import { own } from '../../core/own'
import type { Option, Question } from '../lacks'
import { moved } from '../ladder'
import type { Season } from '../model'
import { ownOn } from '../tokens'
import { turnOf } from '../turn'
import { danceNote, tokenNote } from './affection'
import type { Reported } from './fault-about'
import { at, counted, ordinal, who } from './words'

export type { OptionWords }

/** Where a prospect would end on the ladder. */
function moveNote(season: Season, prospect: string, by: number): string {
  const { ladder } = moved(season, prospect, by)
  const [from, to] = [season.ladder.indexOf(prospect), ladder.indexOf(prospect)]
  if (from === to) return 'nobody moves'
  if (to === 0) return 'to the top'
  return to === ladder.length - 1 ? 'to the bottom' : `to ${ordinal(to)} place`
}

const faceDown = (season: Season, prospect: string): string =>
  `${counted(season.tiles[prospect]?.hidden ?? 0, 'Trait')} face down`

/** What choosing this prospect comes to, for the effect that asks. */
function chosenNote(season: Season, { of, player }: Question, prospect: string): string | null {
  if (of?.do === 'MOVE') return moveNote(season, prospect, of.by)
  if (of?.do === 'TRAIT') return faceDown(season, prospect)
  if (of?.do !== 'TOKEN' || of.of !== 'self' || player === null) return null
  return `${counted(ownOn(season, player, prospect), 'token')} of ${who(season, player)} there`
}

function prospectNote(season: Season, question: Question, prospect: string): string | null {
  const { asks, player, of } = question
  if (asks === 'choose-prospect') return chosenNote(season, question, prospect)
  if (player === null) return null
  if (asks === 'token') return tokenNote(season, player, prospect)
  if (asks === 'move-from')
    return `${counted(ownOn(season, player, prospect), 'token')} of ${who(season, player)} there`
  if (asks !== 'prospect') return null
  const options = of?.do === 'DANCE' ? of : turnOf(season, own(season.ball?.played, player) ?? 0).dance
  return options && danceNote(season, player, prospect, options)
}

/** What somebody caught would lose. */
function victimNote(season: Season, victim: string): string | null {
  const prospect = own(season.ball?.dancing, victim)
  if (prospect === undefined) return null
  const n = ownOn(season, victim, prospect)
  return `dances with ${at(season, prospect)}, ${n === 0 ? 'no token there' : `${counted(n, 'token')} there`}`
}

function playerNote(season: Season, { asks, player, of }: Question, picked: string): string | null {
  const held = season.hands[picked] ?? 0
  switch (asks) {
    case 'victim':
      return victimNote(season, picked)
    case 'choose-player':
      return of?.do === 'SCANDAL' ? victimNote(season, picked) : null
    case 'give':
      return held < 2
        ? `holds ${counted(held, 'card')}`
        : `holds ${counted(held, 'card')}, and drops one then`
    case 'discard':
      return `holds ${counted(held, 'card')}`
    case 'send-home':
      return picked === player ? 'a token of their own' : null
    default:
      return null
  }
}

const ACTS = {
  dance: 'Dances',
  scandal: 'Catches somebody',
  pass: 'Neither dances nor catches',
  'end-ball': 'End the Ball',
} as const

/** Where nothing was told of what a dance needs. */
const NONE: { readonly [A in Question['asks']]?: string } = {
  token: 'No token went to anybody else',
  replace: 'No token was replaced',
  'send-home': 'No token went home',
  'move-from': 'No token was moved',
}

/** The words on one answer, and what it would lead to; why a barred one is barred, `whyBarred` says. */
export function optionLabel(season: Season, question: Question, { pick, barred }: Option): OptionWords {
  const note = (words: string | null) => (barred === null ? words : null)
  if ('prospect' in pick)
    return { label: at(season, pick.prospect), hint: note(prospectNote(season, question, pick.prospect)) }
  if ('player' in pick)
    return { label: who(season, pick.player), hint: note(playerNote(season, question, pick.player)) }
  if ('act' in pick) return { label: ACTS[pick.act], hint: null }
  if ('yes' in pick) return { label: pick.yes ? 'Yes' : 'No', hint: null }
  return { label: NONE[question.asks] ?? 'Nothing of the kind', hint: null }
}

/** The event that an answer stands for, as far as it has been told: enough for `whyBarred`. */
export function eventOf({ player }: Question, { next }: Option): Reported {
  if ('event' in next) return next.event
  const by = player === null ? {} : { player }
  return { ...by, ...next.draft, type: next.draft.type ?? 'pass' }
}
