// What can be wrong in the record's own head: the fault at -1.
import type { Edition } from './editions'
import { cardOf, editionOf, targetTokens, totalCards } from './editions'
import { mentions, startRow } from './shape'
import { handsOf, hasTooMany, readings } from './table'
import type { CardId, Head, Options, Start } from './types'

/** The rule that the head breaks: unknown players first, then unknown cards, then everything else. */
export function headFault(head: Head, options: Options): string | null {
  const edition = editionOf(head.ruleset, options)
  if (namesInHead(head).some((name) => !head.players.includes(name))) return 'unknown-player'
  if (cardsInStart(head.start).some((id) => !cardOf(edition, id))) return 'unknown-card'
  const wrong =
    wrongPlayers(head, edition) ||
    wrongRulings(head) ||
    wrongTokens(head) ||
    (head.start !== undefined && wrongStart(head.start, head, edition))
  return wrong ? 'wrong-setup' : null
}

function namesInHead(head: Head): string[] {
  return [...Object.keys(head.tokens ?? {}), ...mentions(head.start ?? {}, startRow, 'players')]
}

/** "?" is allowed in hands and for the card set aside only: anywhere else it is no card. */
function cardsInStart(start: Start | undefined): CardId[] {
  if (!start) return []
  const { hands, setAside, ...rest } = start
  const known = [...Object.values(hands ?? {}).flat(), setAside ?? '?'].filter((id) => id !== '?')
  return [...known, ...mentions(rest, startRow, 'cards')]
}

function wrongPlayers(head: Head, edition: Edition): boolean {
  const count = head.players.length
  return count < 2 || count > edition.mostPlayers || new Set(head.players).size < count
}

function wrongRulings(head: Head): boolean {
  const known = new Map<string, string[]>(Object.entries(readings))
  return Object.entries(head.rulings ?? {}).some(([key, value]) => !known.get(key)?.includes(value))
}

function wrongTokens(head: Head): boolean {
  const goal = targetTokens(head.players.length)
  return Object.values(head.tokens ?? {}).some((count) => count < 0 || count >= goal)
}

function wrongStart(start: Start, head: Head, edition: Edition): boolean {
  return wrongPeople(start, head) || wrongHands(start, head) || wrongCards(start, head, edition)
}

/** Fewer than two still in, or a player out who moves, holds cards or is protected. */
function wrongPeople(start: Start, head: Head): boolean {
  const out = start.out ?? []
  const stillIn = head.players.filter((name) => !out.includes(name))
  const hands = new Map(Object.entries(start.hands ?? {}))
  const active = (name: string) =>
    name === start.turn || (hands.get(name) ?? []).length > 0 || (start.protected ?? []).includes(name)
  return stillIn.length < 2 || out.some(active)
}

/** One card each; the player to move may have drawn already, and must be able to draw if not. */
function wrongHands(start: Start, head: Head): boolean {
  const hands = handsOf(start, head.players)
  const deck = typeof start.deck === 'number' ? start.deck : start.deck.length
  return head.players.some((name, seat) => {
    const held = hands[seat]?.length ?? 0
    if ((start.out ?? []).includes(name)) return false
    if (name !== start.turn) return held !== 1
    return held < 1 || held > 2 || (held === 1 && deck === 0)
  })
}

/** More copies than there are, more than three cards face up, or too few unseen for all that is unknown. */
function wrongCards(start: Start, head: Head, edition: Edition): boolean {
  const known = cardsInStart(start)
  if ((start.faceUp ?? []).length > 3 || hasTooMany(edition, known)) return true
  const unknownInHands = handsOf(start, head.players)
    .flat()
    .filter((id) => id === '?').length
  const unknownInDeck = typeof start.deck === 'number' ? start.deck : 0
  const unknownAside = (start.setAside ?? '?') === '?' ? 1 : 0
  if (unknownInDeck < 0) return true
  return unknownInHands + unknownInDeck + unknownAside > totalCards(edition) - known.length
}
