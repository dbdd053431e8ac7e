// Rounds of the true table: a position to begin in, a full deal, the turns, and the end of a round.
import type { CardId, Deal, Start } from '../enumerator/types'
import { playTurn } from './play'
import type { TrueTable } from './table'

function pack(table: TrueTable): CardId[] {
  const cards = table.edition.cards.flatMap((card) => Array.from({ length: card.copies }, () => card.id))
  return table.chance.shuffled(cards)
}

/** Now and then the 8 and the cards that force it come to the top: else they would hardly ever meet. */
function stacked(table: TrueTable, cards: CardId[]): CardId[] {
  if (table.chance.happens(0.65)) return cards
  const forcing = ['countess', 'prince', 'king', 'queen-charlotte']
  const isHot = (id: CardId) => forcing.includes(table.role(id))
  const cold = cards.filter((id) => !isHot(id))
  return [...table.chance.shuffled([...cards.filter(isHot), ...cold.slice(0, 5)]), ...cold.slice(5)]
}

/** A position with few unseen cards: nearly all the others lie open. */
export function beginInPosition(table: TrueTable): Start {
  const { chance, players } = table
  table.clear()
  table.turn = chance.below(players.length)
  const cards = stacked(table, pack(table))
  for (const seat of table.othersIn()) {
    table.out[seat] = table.seatsIn().length > 2 && chance.happens(0.2)
    table.safe[seat] = !table.out[seat] && chance.happens(0.25)
  }
  for (const seat of table.seatsIn()) table.hands[seat] = cards.splice(0, 1)
  if (chance.happens(0.4)) table.hands[table.turn]?.push(...cards.splice(0, 1))
  table.setAside = cards.shift() ?? ''
  const least = table.hands[table.turn]?.length === 2 ? 0 : 1
  table.deck = cards.splice(0, Math.min(chance.between(least, players.length === 2 ? 8 : 5), cards.length))
  const faceUp = cards.splice(0, players.length === 2 ? 3 : chance.below(2))
  const unmentioned = chance.below(4)
  for (const card of cards.slice(unmentioned)) table.discards[chance.below(players.length)]?.push(card)
  return asRecorded(table, faceUp)
}

/** What the record says of the position: hidden cards are told only now and then. */
function asRecorded(table: TrueTable, faceUp: CardId[]): Start {
  const { chance } = table
  const hands = new Map<string, CardId[]>()
  for (const seat of table.seatsIn()) {
    const hand = table.hands[seat] ?? []
    // A hand of two must be there, else it would count as one card.
    if (hand.length === 1 && chance.happens(0.4)) continue
    hands.set(
      table.name(seat),
      hand.map((card) => (table.tells() ? card : '?')),
    )
  }
  const safe = table.seatsIn().filter((seat) => table.safe[seat])
  const named = chance.happens(0.1) ? [...safe, table.turn] : safe
  return {
    turn: table.name(table.turn),
    ...(hands.size && { hands: Object.fromEntries(hands) }),
    discards: Object.fromEntries(
      table.players.map((name, seat) => [name, [...(table.discards[seat] ?? [])]]),
    ),
    out: table.players.filter((_, seat) => table.out[seat]),
    protected: named.map((seat) => table.name(seat)),
    faceUp,
    setAside: chance.happens(0.15) ? table.setAside : '?',
    deck: chance.happens(0.1) ? [...table.deck] : table.deck.length,
  }
}

/** A full deal. Most hands are told, so that the worlds stay few. */
export function deal(table: TrueTable): void {
  const { chance, players } = table
  const mayStart = table.winners?.length ? table.winners : players.map((_, seat) => seat)
  const starter = chance.happens(table.options.ruledMistakes)
    ? chance.below(players.length)
    : chance.pick(mayStart)
  table.clear()
  table.turn = starter
  const cards = pack(table)
  table.setAside = cards.shift() ?? ''
  const faceUp = players.length === 2 ? cards.splice(0, 3) : []
  for (const seat of table.seatsIn()) table.hands[seat] = cards.splice(0, 1)
  table.deck = cards
  const told = table.seatsIn().filter(() => chance.happens(players.length === 2 ? 0.5 : 0.85))
  const event: Deal = {
    type: 'deal',
    starter: table.name(starter),
    ...((faceUp.length || chance.happens(0.1)) && { faceUp }),
    ...(told.length && {
      hands: Object.fromEntries(told.map((seat) => [table.name(seat), table.card(seat)])),
    }),
    ...(chance.happens(0.2) && { setAside: table.setAside }),
    ...(chance.happens(0.25) && { deck: [...cards] }),
  }
  table.tell(event, !mayStart.includes(starter))
}

/** Plays until the round is over, or until enough has been told. */
export function playRound(table: TrueTable, mostEvents: number): void {
  while (table.events.length < mostEvents && !hasEnded(table)) {
    playTurn(table)
    const clockwise = table.players.map((_, step) => (table.turn + 1 + step) % table.players.length)
    if (!hasEnded(table)) table.turn = clockwise.find((seat) => !table.out[seat]) ?? table.turn
  }
  const left = table.seatsIn()
  if (table.winners || left.length < 2) endRound(table, table.winners ?? left)
  else if (hasEnded(table)) showdown(table)
}

/** Somebody has won by a count that cleared the table, nobody is left to play against, or no card to draw. */
function hasEnded(table: TrueTable): boolean {
  return table.winners !== null || table.seatsIn().length < 2 || (!table.deck.length && !drawnInHand(table))
}

/** A position may begin with the deck empty and the last turn's card drawn. */
function drawnInHand(table: TrueTable): boolean {
  return table.hands[table.turn]?.length === 2
}

function showdown(table: TrueTable): void {
  const left = table.seatsIn()
  for (const seat of table.chance.shuffled(left))
    table.tell({ type: 'reveal', player: table.name(seat), card: table.card(seat) })
  const best = Math.max(...left.map((seat) => table.value(table.card(seat))))
  endRound(
    table,
    left.filter((seat) => table.value(table.card(seat)) === best),
  )
}

function endRound(table: TrueTable, winners: number[]): void {
  table.winners = winners
  const bonus = bonusSeat(table)
  const gains = table.players.map((_, seat) => Number(winners.includes(seat)) + Number(seat === bonus))
  const isWrong = table.chance.happens(table.options.ruledMistakes)
  const given = isWrong ? gains.map((gain) => Math.max(0, gain + table.chance.between(-1, 1))) : gains
  given.forEach((gain, seat) => {
    table.tokens[seat] = (table.tokens[seat] ?? 0) + gain
  })
  const goal = [6, 5, 4, 3, 3][table.players.length - 2] ?? 3
  table.isOver = table.tokens.some((count) => count >= goal)
  if (!isWrong && table.chance.happens(0.5)) return
  const named = table.players.map((name, seat) => [name, given[seat] ?? 0] as const)
  const kept = named.filter(([, gain]) => gain > 0 || table.chance.happens(0.3))
  table.tell({ type: 'award', tokens: Object.fromEntries(kept) }, isWrong)
}

function bonusSeat(table: TrueTable): number | undefined {
  const hasZero = (seat: number) => table.discards[seat]?.some((card) => table.value(card) === 0)
  const all = table.players.map((_, seat) => seat)
  const rivals = (table.rulings['bonus-token'] === 'among-all' ? all : table.seatsIn()).filter(hasZero)
  return rivals.length === 1 && !table.out[rivals[0] ?? 0] ? rivals[0] : undefined
}
