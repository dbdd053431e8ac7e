import {
  called,
  type Event,
  isolate,
  KING,
  type Play,
  PRIEST,
  type Seat,
  type Session,
  type Table,
  tableBefore,
} from '@/machines/love-letter'

/** A name set apart, so that its direction of writing changes nothing around it. */
const who = ({ players }: Table, seat: Seat = -1) => isolate(called(players[seat] ?? 'somebody', seat))

function seenByPlay(before: Table, { card, player, target, ruled }: Play): string | null {
  const round = before.round
  const isShielded = target !== undefined && target !== player && round?.protected[target] && !ruled
  if (target === undefined || isShielded) return null
  const [one, other] = [who(before, player), who(before, target)]
  if (card === PRIEST) return `${one} has seen ${other}’s hand`
  return card === KING ? `${one} and ${other} have held each other’s hand` : null
}

/** Who saw or showed a card by this step, in words. A draw counts only once its owner has played after it. */
function seenBy(before: Table, event: Event, isDrawPlayed: boolean): string | null {
  const { round } = before
  switch (event.type) {
    case 'play':
      return seenByPlay(before, event)
    case 'compare':
      return `${who(before, round?.turn)} and ${who(before, round?.effect?.target)} have compared hands`
    case 'answer':
      return event.holds ? `${who(before, event.player)} has laid a hand open` : null
    case 'discard':
      return `${who(before, event.player)} has laid a hand open`
    case 'count':
      return event.out.length
        ? `${event.out.map((seat) => who(before, seat)).join(', ')} laid a hand open`
        : null
    case 'reveal':
      return `${who(before, event.player)} has shown a hand`
    case 'keep':
      return `${who(before, event.player)} has looked at cards of the deck`
    case 'draw':
      if (round?.effect) return `${who(before, event.player)} has drawn a new hand`
      return isDrawPlayed ? `${who(before, event.player)} has drawn a card` : null
    default:
      return null
  }
}

/** No more than these are told, or the sentence is not read. */
const MOST_TOLD = 3

/**
 * What going back to before step `at` cannot undo: cards that somebody has seen since. A new deal covers all that
 * went before it. Null when nothing was seen.
 */
export function cannotBeUnseen({ log, ...session }: Session, at: number): string | null {
  const { steps } = log
  const seen = steps.flatMap(({ event }, i) => {
    if (i < at) return []
    const isPlayed =
      event.type === 'draw' &&
      steps.slice(i).some((later) => later.event.type === 'play' && later.event.player === event.player)
    return seenBy(tableBefore({ log, ...session }, i), event, isPlayed) ?? []
  })
  const told = [...new Set(seen)]
  if (told.length === 0) return null
  const more = told.length > MOST_TOLD ? ', and more' : ''
  return `${told.slice(0, MOST_TOLD).join('; ')}${more}: that cannot be unseen.`
}
