/**
 * The nouns of Bridgerton: The High Society Game. A newcomer starts here: `season`, then `effects`, then `events`.
 * Everything is public; no hand, no face-down Trait and no deck is in it.
 */
export * from './effects'
export * from './events'
export * from './season'
