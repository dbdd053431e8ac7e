import { own } from '../../core/own'
import { canDance, catchable } from '../floor'
import type { Season } from '../model'
import { awaited, gossiper, onTurn, overfull } from '../phase'
import { winners } from '../scoring'
import { turnOf } from '../turn'
import { ballName, capital, counted, everyone, list, who, whose } from './words'

/** “Ann wins the season”. */
export function winSeason(season: Season): string {
  const won = winners(season)
  return won.length ? `${everyone(season, won)} wins the season` : 'Nobody wins the season'
}

function turnHeadline(season: Season): string {
  const player = onTurn(season) as string
  const { dance, scandal, isUnknown } = turnOf(season, own(season.ball?.played, player) ?? 0)
  if (scandal === 'must' && catchable(season, player).length > 0)
    return `${who(season, player)} catches somebody next`
  const isPlain = dance && scandal === 'none' && !isUnknown && canDance(season, player, dance.occupied)
  return isPlain ? `${who(season, player)} dances next` : `${who(season, player)} is next`
}

const surplus = (season: Season, player: string): string => counted((season.hands[player] ?? 0) - 2, 'card')

/** The one sentence that matters, without a full stop. */
export function headline(season: Season): string {
  switch (awaited(season)) {
    case 'ball':
      return `${capital(ballName(season))} is to be opened`
    case 'cards':
      return 'All reveal a Dance card'
    case 'turn':
      return turnHeadline(season)
    case 'give':
      return `${who(season, season.ball?.giver)} hands a card over`
    case 'discard': {
      const [player = ''] = overfull(season)
      return `${who(season, player)} drops ${surplus(season, player)}`
    }
    case 'gossip':
      return `${who(season, gossiper(season))} gossips`
    case 'end-ball':
      return `${capital(ballName(season))} comes to its end`
    case 'over':
      return winSeason(season)
  }
}

/** What the table must report first, to follow a colon. */
export function due(season: Season): string {
  switch (awaited(season)) {
    case 'ball':
      return `${ballName(season)} is to be opened first`
    case 'cards':
      return 'the Dance cards are to be revealed first'
    case 'turn':
      return `it is ${whose(season, onTurn(season))} turn`
    case 'give':
      return `${who(season, season.ball?.giver)} is to hand their card over first`
    case 'discard':
      return `${list(overfull(season).map((player) => `${who(season, player)} is to drop ${surplus(season, player)}`))} first`
    case 'gossip':
      return `${who(season, gossiper(season))} is to gossip first`
    case 'end-ball':
      return `${ballName(season)} is to be ended first`
    case 'over':
      return 'the season is over'
  }
}
