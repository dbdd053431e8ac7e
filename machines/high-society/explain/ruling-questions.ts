import type { RulingKey } from '../model'

/** What each point asks that the rulebook leaves open. It stands apart: a fault names it, and needs no more of it. */
export const RULING_QUESTIONS: Readonly<Record<RulingKey, string>> = {
  siblings: 'Who are brothers and sisters?',
  reshuffle: 'When does the discard become the deck?',
  'danbury-gossip': 'Who gossips at Lady Danbury’s Ball?',
  'rival-pair': 'What if both tokens on a tile are one rival’s?',
  'swoon-token': 'With card 6 or 10, is the replacement the token of the dance?',
  'swoon-final': 'In the final Ball, does card 6 or 10 make a Match with a prospect who dances already?',
  'jealousy-final': 'In the final Ball, may card 4 or 8 make a Match?',
  'scandal-final': 'In the final Ball, does a scandal undo a Match just made?',
}
