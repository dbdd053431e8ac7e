// Plays a turn with chosen-at-random legal moves on the true table, and tells what the table saw.
import type { CardId, Play } from '../enumerator/types'
import { countTold, trueCount } from './count'
import type { TrueTable } from './table'

export function playTurn(table: TrueTable): void {
  const mover = table.turn
  table.safe[mover] = false
  if (table.hands[mover]?.length === 1) draw(table, mover)
  const { card, breach } = chooseCard(table)
  const event: Play = { type: 'play', player: table.name(mover), card }
  const forced = chooseTarget(table, event)
  table.lay(mover, card)
  if (table.role(card) === 'king' && takesEffect(table, event, forced)) trade(table, event)
  table.tell(event, breach === 'ruled' || forced)
  resolve(table, event, forced)
}

function draw(table: TrueTable, seat: number): void {
  const card = table.deck.shift() ?? table.setAside
  table.hands[seat]?.push(card)
  table.tell({ type: 'draw', player: table.name(seat), ...(table.tells() && { card }) })
}

/** The 8 where it is forced, unless this is to be a mistake; a Princess only now and then. */
function chooseCard(table: TrueTable): { card: CardId; breach: 'none' | 'ruled' | 'unnoticed' } {
  const hand = table.hands[table.turn] ?? []
  const countess = hand.find((id) => table.role(id) === 'countess')
  const binding = hand.find((id) => ['prince', 'king', 'queen-charlotte'].includes(table.role(id)))
  if (countess && binding) {
    const breach = table.mistake()
    return { card: breach === 'none' ? countess : binding, breach }
  }
  const card = table.chance.pick(hand)
  const again = table.role(card) === 'princess' && table.chance.happens(0.7)
  return { card: again ? table.chance.pick(hand) : card, breach: 'none' }
}

/** Fills in target and guess; true where a protected player is chosen and the table lets it stand. */
function chooseTarget(table: TrueTable, event: Play): boolean {
  const role = table.role(event.card)
  const others = table.othersIn()
  const free = others.filter((seat) => !table.safe[seat])
  const safe = others.filter((seat) => table.safe[seat])
  if (role === 'prince') {
    const forced = safe.length > 0 && table.chance.happens(table.options.ruledMistakes)
    event.target = table.name(table.chance.pick(forced ? safe : [...free, table.turn]))
    return forced
  }
  if (!['guard', 'priest', 'baron', 'king'].includes(role)) return false
  const wasting = table.rulings['protected-target'] === 'no-effect'
  const onSafe = safe.length > 0 && table.chance.happens(wasting ? 0.4 : table.options.ruledMistakes)
  if (!onSafe && !free.length) return false
  const target = table.chance.pick(onSafe ? safe : free)
  event.target = table.name(target)
  if (role === 'guard') event.guess = chooseGuess(table, target)
  return onSafe && !wasting
}

function chooseGuess(table: TrueTable, target: number): CardId {
  const mayBeNamed = (id: CardId) => table.value(id) >= 0 && table.value(id) !== 1
  const held = table.card(target)
  if (mayBeNamed(held) && table.chance.happens(0.35)) return held
  return table.chance.pick(table.edition.cards.map((card) => card.id).filter(mayBeNamed))
}

function targetOf(table: TrueTable, event: Play): number {
  return table.players.indexOf(event.target ?? '')
}

/** Nothing happens without a target, nor where a card is spent on a protected player. */
function takesEffect(table: TrueTable, event: Play, forced: boolean): boolean {
  return event.target !== undefined && (forced || !table.safe[targetOf(table, event)])
}

function trade(table: TrueTable, event: Play): void {
  const target = targetOf(table, event)
  const mine = table.hands[table.turn] ?? []
  table.hands[table.turn] = table.hands[target] ?? []
  table.hands[target] = mine
}

function resolve(table: TrueTable, event: Play, forced: boolean): void {
  const works = takesEffect(table, event, forced)
  const role = table.role(event.card)
  if (role === 'guard' && works) answer(table, event)
  if (role === 'baron' && works) compare(table, event)
  if (role === 'handmaid') table.safe[table.turn] = true
  if (role === 'prince') newHand(table, targetOf(table, event))
  if (role === 'chancellor' && table.deck.length) keep(table)
  if (role === 'princess') discardAndLeave(table, table.turn)
  if (role === 'queen-charlotte') count(table)
}

/** A mistake here is a "no" that is not true: a false "yes" would have to be laid open. */
function answer(table: TrueTable, event: Play): void {
  const target = targetOf(table, event)
  const isHit = table.card(target) === event.guess
  const lie = isHit ? table.mistake() : 'none'
  const holds = isHit && lie === 'none'
  if (holds) table.knockOut(target)
  table.tell({ type: 'answer', player: table.name(target), holds }, lie === 'ruled')
}

function compare(table: TrueTable, event: Play): void {
  const target = targetOf(table, event)
  const [mine, theirs] = [table.value(table.card(table.turn)), table.value(table.card(target))]
  const level = mine === theirs || mine < 0 || theirs < 0
  const truth = level ? null : mine < theirs ? table.turn : target
  const lie = table.mistake()
  const wrong = [table.turn, target, null].filter((seat) => seat !== truth)
  const loser = lie === 'none' ? truth : table.chance.pick(wrong)
  table.tell({ type: 'compare', loser: loser === null ? null : table.name(loser) }, lie === 'ruled')
  if (loser !== null) discardAndLeave(table, loser)
}

function discardAndLeave(table: TrueTable, seat: number): void {
  const card = table.card(seat)
  table.knockOut(seat)
  table.tell({ type: 'discard', player: table.name(seat), card })
}

function newHand(table: TrueTable, seat: number): void {
  const card = table.card(seat)
  if (table.role(card) === 'princess') discardAndLeave(table, seat)
  else {
    table.lay(seat, card)
    table.tell({ type: 'discard', player: table.name(seat), card })
    draw(table, seat)
  }
}

function keep(table: TrueTable): void {
  const held = [...(table.hands[table.turn] ?? []), ...table.deck.splice(0, 2)]
  const [keeps = '', ...returns] = table.chance.shuffled(held)
  table.hands[table.turn] = [keeps]
  table.deck.push(...returns)
  const told = { ...(table.tells() && { keeps }), ...(table.tells() && { returns }) }
  table.tell({ type: 'keep', player: table.name(table.turn), ...told })
}

function count(table: TrueTable): void {
  const lie = table.mistake()
  const { lowest, out } = lie === 'none' ? trueCount(table) : countTold(table)
  const clears = out.length === table.seatsIn().length
  const stay = clears && table.rulings['queen-clears-table'] === 'nothing-happens'
  if (clears && table.rulings['queen-clears-table'] === 'all-win') table.winners = out
  if (!stay) for (const seat of out) table.knockOut(seat)
  table.tell({ type: 'count', lowest, out: out.map((seat) => table.name(seat)) }, lie === 'ruled')
}
