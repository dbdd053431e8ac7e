/**
 * One emblem per card, by what the card does, so that both boxes share them: each glyph's name at game-icons.net, and
 * who drew it (CC BY 3.0, https://creativecommons.org/licenses/by/3.0/). They are drawn in public/emblems.svg, once
 * for the whole app, copied from @iconify-json/game-icons, unchanged (a test compares them).
 */
export const emblemCredits = {
  spy: { glyph: 'domino-mask', by: 'Lorc' },
  guard: { glyph: 'quill', by: 'Lorc' },
  priest: { glyph: 'spyglass', by: 'Lorc' },
  baron: { glyph: 'crossed-sabres', by: 'Lorc' },
  handmaid: { glyph: 'checked-shield', by: 'Lorc' },
  prince: { glyph: 'wax-seal', by: 'Lorc' },
  chancellor: { glyph: 'scales', by: 'Lorc' },
  king: { glyph: 'card-exchange', by: 'Delapouite' },
  countess: { glyph: 'handheld-fan', by: 'Delapouite' },
  princess: { glyph: 'love-letter', by: 'Delapouite' },
  queen: { glyph: 'imperial-crown', by: 'Delapouite' },
} as const satisfies Readonly<Record<string, { glyph: string; by: 'Lorc' | 'Delapouite' }>>

export type EmblemKey = keyof typeof emblemCredits

export const emblemKeys = Object.keys(emblemCredits) as EmblemKey[]
