import { apply } from '../apply'
import type { Choice, Event } from '../model'
import { type AnswerWant, type FieldWant, isRefusal, type Want } from '../refusal'
import { effectSentence } from './effect-words'
import { type About, said } from './fault-about'
import { at, capital, isolate, list, namesOf, number, who, whose } from './words'

/** What an event lacks, as the rules themselves say; null where it lacks nothing that could be told. */
function wantsOf({ season, event }: About): Want | null {
  const after = apply(season, event as Event)
  return (isRefusal(after) && after.wants) || null
}

const person = ({ season }: About, self: string | null): string =>
  self === null ? 'the table' : who(season, self)

const nameOf = ({ season }: About, name: string): string =>
  season.players.includes(name) ? who(season, name) : at(season, name)

const names = (it: About, possible: readonly string[]): string =>
  list(
    possible.map((name) => nameOf(it, name)),
    'or',
  )

function answerSentence(it: About, { answer, possible, self, of, tile }: AnswerWant): string {
  const { season } = it
  switch (answer) {
    case 'player':
    case 'prospect':
      return `${capital(person(it, self))} is to choose here, and the choice is not told: ${names(it, possible)}.`
    case 'yes':
      return `It has not been said whether this happened: ${effectSentence(of, namesOf(season), self)}`
    case 'trait':
      return `It is not told which Trait${tile === null ? '' : ` of ${at(season, tile)}`} was turned up.`
    case 'dance':
      return `${capital(person(it, self))} dances once more, and it is not told with whom.`
  }
}

export function choiceMissing(it: About): string {
  const wants = wantsOf(it)
  return wants && 'answer' in wants
    ? answerSentence(it, wants)
    : 'What happens here leaves a choice that is not told.'
}

const GENERAL: Readonly<Record<FieldWant['field'], string>> = {
  token: 'The token goes to a prospect other than the partner: say to which.',
  replace: 'Several dancers have tokens there: say whose is replaced.',
  sendHome: 'The tile is full: say whose token goes home.',
  moveFrom: 'No token is left at home: say from which tile one moves.',
}

/** What a dance lacks: the event’s own, or one that is among its answers. */
export const fieldMissing =
  (field: FieldWant['field']) =>
  (it: About): string => {
    const wants = wantsOf(it)
    if (!wants || !('field' in wants) || wants.field !== field) return GENERAL[field]
    const { season } = it
    const [player, tile] = [said(it, 'player'), at(season, wants.tile)]
    const owners = list(
      wants.possible.map((owner) => whose(season, owner)),
      'or',
    )
    switch (field) {
      case 'token':
        return `${whose(season, player)} token goes to a prospect other than ${tile}: say to which, ${names(it, wants.possible)}.`
      case 'replace':
        return `${whose(season, player)} token on ${tile} takes the place of another dancer’s: say whose, ${owners}.`
      case 'sendHome':
        return `${tile} holds two tokens: say whose goes home, ${owners}.`
      case 'moveFrom':
        return `${who(season, player)} has no token left at home: say from where one moves, ${names(it, wants.possible)}.`
    }
  }

const EXPECTED: Readonly<Record<AnswerWant['answer'], string>> = {
  player: 'the name of a player',
  prospect: 'the name of a prospect',
  yes: 'yes or no',
  trait: 'a Trait that lies face down there, with at least one arrow',
  dance: 'a dance with one of the prospects',
}

/** What speaks against an answer, where it is not the one that was asked for; null where it may be. */
function wrongAnswer(it: About, { answer, possible }: AnswerWant, choice: Choice, i: number): string | null {
  if (answer === 'yes' && typeof choice === 'boolean') return null
  if ((answer === 'player' || answer === 'prospect') && typeof choice === 'string') {
    if (possible.includes(choice)) return null
    const { players, tiles } = it.season
    const isKnown = players.includes(choice) || Object.hasOwn(tiles, choice)
    return `${isKnown ? nameOf(it, choice) : isolate(choice)} cannot be chosen here: ${names(it, possible)} can.`
  }
  if ((answer === 'trait' || answer === 'dance') && typeof choice === 'object') return null
  return `Answer ${number(i + 1)} here is ${EXPECTED[answer]}, and something else is told.`
}

export function choiceBarred(it: About): string {
  const { event } = it
  const choices = ('choices' in event ? event.choices : []) as readonly Choice[]
  let last: AnswerWant | null = null
  for (const [i, choice] of choices.entries()) {
    const wants = wantsOf({ ...it, event: { ...event, choices: choices.slice(0, i) } as Event })
    last = wants && 'answer' in wants ? wants : null
    const wrong = last && wrongAnswer(it, last, choice, i)
    if (wrong) return wrong
  }
  return last
    ? `The last answer here is not ${EXPECTED[last.answer]}.`
    : 'More is told as chosen here than is asked.'
}
