import { own } from '../../core/own'
import { byCard } from '../floor'
import type { Effect, Event, Season } from '../model'
import { turnOf } from '../turn'
import { counted, list, who } from './words'

const isClosed = (before: Season, after: Season): boolean => before.ball !== null && after.ball === null

const movesCards = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.do === 'CARDS' || (effect.do === 'MAY' && movesCards(effect.effects)))

/** Whether an effect of this event may have moved cards. */
function mayMoveCards({ ball, book }: Season, event: Event): boolean {
  switch (event.type) {
    case 'ball':
      return movesCards(event.before)
    case 'cards':
      return (
        movesCards(ball?.rule.order ?? []) ||
        Object.values(event.played).some((card) => movesCards(own(book, String(card))?.order ?? []))
      )
    case 'gossip':
    case 'effect':
      return movesCards(event.effects)
    case 'end-ball':
      return movesCards(ball?.rule.end ?? [])
    case 'dance':
    case 'scandal':
    case 'pass': {
      const { before, after } = turnOf({ ball, book } as Season, own(ball?.played, event.player) ?? 0)
      return movesCards([...before, ...after])
    }
    default:
      return false
  }
}

/** What an event by itself takes from a hand. */
function taken(event: Event, player: string): number {
  if (event.type === 'cards') return own(event.played, player) === undefined ? 0 : 1
  return event.type === 'discard' && event.player === player ? event.count : 0
}

const held = ({ hands }: Season, player: string): number => hands[player] ?? 0

/** Players in the order in which hands are filled: the highest number first, then clockwise. */
function refillOrder(season: Season): string[] {
  const { players } = season
  const [highest] = byCard(season)
  const first = highest === undefined ? 0 : players.indexOf(highest)
  return [...players.slice(first), ...players.slice(0, first)]
}

const RESHUFFLED = 'The discard is shuffled and becomes the deck'

/** The refill at the end of a Ball, and whether the deck was made anew for it. */
function refilled(before: Season, event: Event, after: Season): string[] {
  if (after.isOver) return []
  if (mayMoveCards(before, event)) return ['Each hand is filled up to two cards.']
  const draws = refillOrder(before).map((player) => ({
    player,
    n: held(after, player) - held(before, player) + taken(event, player),
  }))
  const words = draws.map(
    ({ player, n }, i) => `${who(before, player)}${i === 0 ? ` draws ${n || 'none'}` : ` ${n || 'none'}`}`,
  )
  const drawn = draws.reduce((sum, { n }) => sum + n, 0)
  const isNew = after.deck !== before.deck - drawn
  return [
    `${list(words)}.`,
    ...(isNew
      ? [`${RESHUFFLED}: ${counted(after.deck, 'card')} ${after.deck === 1 ? 'is' : 'are'} left to draw.`]
      : []),
  ]
}

/** Hands, deck and discard as an event left them, where more happened to them than was told. */
export function cardMoves(before: Season, event: Event, after: Season): string[] {
  if (isClosed(before, after)) return refilled(before, event, after)
  const hands = before.players
    .filter((player) => held(after, player) !== held(before, player) - taken(event, player))
    .map((player) => `${who(before, player)} now holds ${counted(held(after, player), 'card')}.`)
  if (!mayMoveCards(before, event)) return after.deck > before.deck ? [...hands, `${RESHUFFLED}.`] : hands
  const isMoved = after.deck !== before.deck || after.discard.length !== before.discard.length
  const thrown = after.discard.length === 0 ? 'none' : String(after.discard.length)
  const piles = `The deck now has ${counted(after.deck, 'card')}, the discard ${thrown}.`
  return isMoved ? [...hands, piles] : hands
}
