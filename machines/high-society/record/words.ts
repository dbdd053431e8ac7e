import {
  type Effect,
  FLAGS,
  type Pile,
  PLAYER_TERMS,
  PLAYER_WORDS,
  type Place,
  type Players,
  PROSPECT_TERMS,
  PROSPECT_WORDS,
} from '../model'

/** The names at a table, for which an effect may use them. */
export interface Names {
  readonly players: readonly string[]
  readonly prospects: readonly string[]
}

const isOneOf = (words: readonly string[], word: string): boolean => words.includes(word)

function isPlayers({ players }: Names, said: Players): boolean {
  return typeof said === 'string'
    ? isOneOf(PLAYER_WORDS, said) || players.includes(said)
    : said.choose === 'player' && said.where.every((term) => isOneOf(PLAYER_TERMS, term))
}

function isPlace({ prospects }: Names, said: Place): boolean {
  return typeof said === 'string'
    ? isOneOf(PROSPECT_WORDS, said) || prospects.includes(said)
    : said.choose === 'prospect' && said.where.every((term) => isOneOf(PROSPECT_TERMS, term))
}

const isPile = (names: Names, said: Pile): boolean =>
  typeof said === 'string' ? isOneOf(['deck', 'discard'], said) : isPlayers(names, said.hand)

/** Whom a rule may name: players where it protects them, else players or a prospect. */
function isScope(names: Names, flag: string, on: Players | Place): boolean {
  return isPlayers(names, on) || (flag !== 'protected' && isPlace(names, on))
}

const isAmount = (n: number): boolean => n >= 1

function isKnown(names: Names, effect: Effect): boolean {
  switch (effect.do) {
    case 'MOVE':
      return isPlace(names, effect.who) && effect.by !== 0
    case 'TOKEN': {
      const ends = [effect.from, effect.to]
      const areEnds = ends.every((end) => end === 'supply' || isPlace(names, end))
      return isPlayers(names, effect.of) && areEnds && isAmount(effect.n)
    }
    case 'TRAIT':
      return isOneOf(['reveal', 'add', 'remove', 'peek', 'exchange'], effect.op) && isPlace(names, effect.at)
    case 'CARDS':
      return (
        isPile(names, effect.from) &&
        isPile(names, effect.to) &&
        (typeof effect.n === 'string' ? effect.n === 'all' : isAmount(effect.n))
      )
    case 'DANCE':
      return isOneOf(['here', 'none', 'elsewhere', 'replace'], effect.token)
    case 'ORDER':
      return (
        effect.set === 'reverse' || (isOneOf(['first', 'last'], effect.set) && isPlayers(names, effect.who))
      )
    case 'RULE':
      return (
        isOneOf(FLAGS, effect.flag) &&
        isOneOf(['ball', 'season'], effect.until) &&
        (effect.on === undefined || isScope(names, effect.flag, effect.on))
      )
    case 'MAY':
      return areKnown(names, effect.effects)
    case 'SCANDAL':
    case 'MANUAL':
      return true
    default:
      return false
  }
}

/** Whether every word of these effects is one that the record knows in its place; a name of nobody is none. */
export const areKnown = (names: Names, effects: readonly Effect[]): boolean =>
  effects.every((effect) => isKnown(names, effect))
