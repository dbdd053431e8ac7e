// Whom a Queen Charlotte asks, and what a count that takes everybody does.
import type { Table } from './table'
import { seatsIn } from './table'
import type { Count } from './types'

/** The players who have to answer to their number. */
export function countedSeats(table: Table): number[] {
  const passesProtected = table.rulings['queen-and-colin'] === 'protected'
  const passesMover = table.rulings['queen-counts-player'] === 'no'
  return seatsIn(table).filter((seat) => {
    if (seat === table.turn) return !passesMover
    return !(passesProtected && table.protected[seat])
  })
}

/** Does the count name everybody still in? */
export function clearsTable(table: Table, event: Count): boolean {
  return event.out.length === seatsIn(table).length
}

/** Everybody named, where the ruling says that then nothing happens. */
export function leavesAllIn(table: Table, event: Count): boolean {
  return clearsTable(table, event) && table.rulings['queen-clears-table'] === 'nothing-happens'
}
