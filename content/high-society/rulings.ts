import type { PAGE_OF, RuleId, RulingKey } from '@/machines/high-society'

/** What no fault leads to, though people ask: settled by the text, or left open by it, in the order of a season. */
export const SETTLED = [
  'players-and-characters',
  'traits-set-aside',
  'when-a-ball-rule-happens',
  'when-a-card-happens',
  'first-and-last',
  'swapped-cards',
  'placing-is-not-a-choice',
  'ends-of-the-ladder',
  'trait-stays-up',
  'looking-at-traits',
  'dancing-with-a-match',
  'reveal-before-engagement',
  'third-dance',
  'one-ring-each',
  'tokens-at-an-engagement',
  'swoon-by-the-engaged',
  'scandal-is-no-dance',
  'nobody-to-catch',
  'token-lost-to-a-scandal',
  'two-dancers-caught',
  'whom-one-may-catch',
  'when-a-chaperone-protects',
  'refill',
  'whistledown-deck',
  'gossip-in-the-final-ball',
  'plain-match',
  'locked-out',
  'match-on-a-rival-pair',
  'nobody-engaged',
  'negative-wins',
  'tie',
  'more-than-two-traits',
  'what-is-public',
  'mistakes',
] as const

/** Every ruling has a page of this name: what a fault names, what a table decides, what is settled. */
export type RulingId = (typeof PAGE_OF)[RuleId] | RulingKey | (typeof SETTLED)[number]
