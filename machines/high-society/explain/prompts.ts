import { own } from '../../core/own'
import type { Question } from '../lacks'
import { BALLS, type Season } from '../model'
import { isDanbury } from '../order'
import { overfull } from '../phase'
import { supply } from '../tokens'
import { cardSaid, cardWords } from './cards'
import { effectSentence } from './effect-words'
import { whyWon } from './scores'
import { at, ballName, capital, counted, everyone, namesOf, verb, who, whose } from './words'

/** What a question says: what is asked, and a line below it. */
export interface Prompt {
  readonly heading: string
  readonly hint: string | null
}

const asked = (season: Season, { player }: Question): string =>
  player === null ? 'the table' : who(season, player)

/** The effect that asks, read back. */
const effectHint = (season: Season, { of, player }: Question): string | null =>
  of && effectSentence(of, namesOf(season), player)

/** The card of whoever is on turn, and what it does. */
function cardHint(season: Season, player: string | null): string | null {
  const card = player === null ? undefined : own(season.ball?.played, player)
  if (card === undefined) return null
  const { from, text } = cardWords(card, season.book, namesOf(season))
  const name = capital(cardSaid(season.book, card))
  return from === 'nobody' ? `${name}: nobody has entered what it says.` : `${name}. ${text}`
}

function promptBall(season: Season): Prompt {
  if (isDanbury(season))
    return {
      heading: 'Lady Danbury’s Ball',
      hint: 'The lowest number dances first. There is nothing more to enter.',
    }
  const isNamed = season.calendar[season.number - 1] != null
  return {
    heading: isNamed ? `What does ${ballName(season)} say?` : `Which Ball is number ${season.number}?`,
    hint: 'If its rule moves nothing and forbids nothing, it can be left out.',
  }
}

function promptCards(season: Season): Prompt {
  const empty = season.players.filter((player) => (season.hands[player] ?? 0) === 0)
  const none = `${everyone(season, empty)} ${verb(empty.length, 'holds no card and lays', 'hold no card and lay')} none.`
  return { heading: 'Which card did each lay?', hint: empty.length ? none : null }
}

function promptDance(season: Season, question: Question): Prompt {
  const name = asked(season, question)
  return question.of
    ? { heading: `With whom does ${name} dance once more?`, hint: effectHint(season, question) }
    : { heading: `With whom does ${name} dance?`, hint: cardHint(season, question.player) }
}

function promptReveal(season: Season, question: Question): Prompt {
  const { of, tile } = question
  const place = tile === null ? 'the prospect' : at(season, tile)
  return of
    ? { heading: `Which Trait of ${place} is turned up?`, hint: effectHint(season, question) }
    : {
        heading: `Does ${asked(season, question)} turn up a Trait of ${place}?`,
        hint: 'The arrows move the prospect at once; the points count at the end of the season.',
      }
}

function promptDiscard(season: Season): Prompt {
  const due = overfull(season)
  const [player = ''] = due
  const surplus = counted((season.hands[player] ?? 0) - 2, 'card')
  return {
    heading: due.length === 1 ? `${who(season, player)} drops ${surplus}` : 'Who drops cards first?',
    hint: 'Nobody keeps more than two. Which cards go need not be said.',
  }
}

function promptEnd(season: Season): Prompt {
  const end = season.ball?.rule.end ?? []
  const usual =
    season.number === BALLS
      ? 'Tiles and cards go back, and the Matches are counted.'
      : 'Tiles and cards go back, and each hand is filled up to two.'
  return {
    heading: 'Is everything done?',
    hint: end.length ? `${effectSentence(end, namesOf(season), null)} ${usual}` : usual,
  }
}

function promptMove(season: Season, question: Question): Prompt {
  const { player } = question
  const isEmpty = player !== null && supply(season, player) === 0
  return {
    heading: `From where does ${player === null ? 'the' : whose(season, player)} token come?`,
    hint: isEmpty ? `${who(season, player)} has no token left at home.` : null,
  }
}

const onTile = (season: Season, { tile }: Question): string =>
  tile === null ? '' : ` on ${at(season, tile)}`

/** What a question says. */
export function promptOf(season: Season, question: Question): Prompt {
  const name = asked(season, question)
  const { asks, player, tile } = question
  switch (asks) {
    case 'ball':
      return promptBall(season)
    case 'cards':
      return promptCards(season)
    case 'act':
      return { heading: `What does ${name} do?`, hint: cardHint(season, player) }
    case 'prospect':
      return promptDance(season, question)
    case 'victim':
      return {
        heading: `Whom does ${name} catch?`,
        hint: 'One of their tokens there goes home, if any lies there.',
      }
    case 'token':
      return {
        heading: `To whom does ${name === 'the table' ? 'the' : whose(season, player)} token go?`,
        hint: tile === null ? null : `To a prospect other than ${at(season, tile)}.`,
      }
    case 'replace':
      return { heading: `Whose token${onTile(season, question)} is replaced?`, hint: null }
    case 'send-home':
      return {
        heading: `Whose token${onTile(season, question)} goes home?`,
        hint: 'A tile holds two tokens.',
      }
    case 'move-from':
      return promptMove(season, question)
    case 'reveal':
      return promptReveal(season, question)
    case 'give':
      return {
        heading: `To whom does ${name} hand the card?`,
        hint: 'Which card it is stays between the two.',
      }
    case 'discard':
      return promptDiscard(season)
    case 'gossip':
      return {
        heading: `What does ${name === 'the table' ? 'the' : whose(season, player)} Whistledown card do?`,
        hint: 'Tell only what moves something that lies open; do everything else yourselves.',
      }
    case 'effect':
      return { heading: 'What changed on the table?', hint: 'It is kept in the log as the table’s ruling.' }
    case 'end-ball':
      return promptEnd(season)
    case 'over':
      return { heading: 'The season is over', hint: whyWon(season) }
    case 'choose-player':
      return { heading: `Whom does ${name} choose?`, hint: effectHint(season, question) }
    case 'choose-prospect':
      return { heading: `Which prospect does ${name} choose?`, hint: effectHint(season, question) }
    case 'may':
      return { heading: `Does ${name} use it?`, hint: effectHint(season, question) }
  }
}
