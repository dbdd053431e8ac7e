import type { Repair, Table } from '../model'
import { counted, isolate, list, said, who } from './words'

/** A repair in words, without a full stop. */
export function describeRepair(before: Table, event: Repair): string {
  switch (event.type) {
    case 'table.note':
      return `The table notes: “${isolate(event.text)}”`
    case 'table.turn':
      return `The table gives the turn to ${who(before, event.player)}`
    case 'table.deck':
      return `The table counts the deck: ${event.count === 0 ? 'it is empty' : `${counted(event.count, 'card')} left`}`
    case 'table.leave':
      return `${who(before, event.player)} leaves the round${event.card === undefined ? ', hand unseen' : ` and lays down ${said(before, event.card)}`}`
    case 'table.position':
      return 'The table goes on from what lies there'
    case 'table.void':
      return 'The table gives the round up'
    case 'table.seats':
      return `At the table are now ${list(event.players.map(isolate))}`
    case 'table.goal':
      return `The table plays to ${counted(event.tokens, 'token')}`
  }
}
