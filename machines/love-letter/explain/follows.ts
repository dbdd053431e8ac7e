import { awaited, takesEffect } from '../apply'
import { ruleOf } from '../cards'
import { clearsTable, isVoidCount } from '../cards/queen'
import { BARON, type Event, type EventOf, HANDMAID, type Play, PRINCE, type Seat, type Table } from '../model'
import { gameWinners } from '../scoring'
import { describe as describeStep } from './describe'
import { winGame } from './headline'
import { bonusWords, roundWords } from './round-end'
import { capital, counted, everyone, said, verb, who, whose } from './words'

function afterPlay(before: Table, play: Play): string[] {
  const round = before.round
  if (!round) return []
  if (play.card === HANDMAID) return [`${who(before, play.player)} is protected until their next turn.`]
  if (takesEffect(before, round, play)) return []
  if (ruleOf(play.card).target === 'none') return ['The deck is empty, so nothing happens.']
  return play.target === undefined
    ? ['Everyone else is protected, so nothing happens.']
    : [`${who(before, play.target)} is protected, so nothing happens.`]
}

function afterCount(before: Table, { lowest, out }: EventOf<'count'>): string[] {
  const round = before.round
  if (!round || lowest === null) return ['Nobody is out.']
  if (isVoidCount(round, before.rulings, out))
    return ['That is everybody still in, so by the table’s ruling nothing happens.']
  return clearsTable(round, out) ? ['Everybody still in is out.'] : []
}

/** Why a discard put its player out, to follow “Bea is out”. */
function reasonOut(before: Table, { player }: EventOf<'discard'>): string {
  const effect = before.round?.effect
  if (effect?.card === BARON) {
    const turn = before.round?.turn as Seat
    const other = effect.loser === turn ? effect.target : turn
    return player === effect.loser ? `: ${whose(before, other)} hand was higher` : ''
  }
  return effect?.card === PRINCE ? `: ${said(before, 9)} was discarded` : ''
}

function newlyOut(before: Table, event: Event, after: Table): string[] {
  const [old, now] = [before.round, after.round]
  if (!old || !now || event.type === 'deal' || event.type === 'table.position') return []
  const gone = now.out.flatMap((out, seat) => (out && !old.out[seat] ? [seat] : []))
  if (gone.length === 0 || (event.type === 'count' && clearsTable(old, event.out))) return []
  const reason = event.type === 'discard' ? reasonOut(before, event) : ''
  return [`${everyone(before, gone)} ${verb(gone.length, 'is', 'are')} out${reason}.`]
}

function unprotected(before: Table, after: Table): string[] {
  const [old, now] = [before.round, after.round]
  if (!old || !now || after.result) return []
  const seat = now.turn
  return old.protected[seat] && !now.protected[seat] && seat !== old.turn
    ? [`${whose(after, seat)} protection ends.`]
    : []
}

function own(before: Table, event: Event): string[] {
  switch (event.type) {
    case 'play':
      return afterPlay(before, event)
    case 'answer':
      return event.holds ? [] : [`${who(before, event.player)} stays in.`]
    case 'compare':
      return event.loser === null ? ['Nobody is out.'] : []
    case 'count':
      return afterCount(before, event)
    default:
      return []
  }
}

/** The goal moves by itself when another number of people plays on. */
function newGoal(before: Table, event: Event, after: Table): string[] {
  return event.type === 'table.seats' && before.goal !== after.goal
    ? [`${capital(counted(after.goal, 'token'))} now ${verb(after.goal, 'wins', 'win')} the game.`]
    : []
}

function ending(before: Table, event: Event, after: Table): string[] {
  const words: string[] = []
  const toShow = event.type !== 'reveal' && after.round && !after.result && awaited(after) === 'reveal'
  if (toShow && awaited(before) !== 'reveal') words.push('The deck is empty: the hands are compared.')
  if (after.result && !before.result) words.push(roundWords(after), ...bonusWords(after))
  const [were, are] = [gameWinners(before).length, gameWinners(after).length]
  if (are && !were) words.push(`${winGame(after)}.`)
  if (were && !are && event.type === 'award') words.push('The game goes on.')
  return words
}

/** What happens by itself once an event is reported, one short sentence each. */
export function follows(before: Table, event: Event, after: Table): string[] {
  return [
    ...own(before, event),
    ...newlyOut(before, event, after),
    ...newGoal(before, event, after),
    ...ending(before, event, after),
    ...unprotected(before, after),
  ]
}

/** A step and what follows of itself, in one breath, for those who listen. */
export const announce = (before: Table, event: Event, after: Table): string =>
  [`${describeStep(before, event)}.`, ...follows(before, event, after)].join(' ')
