/** Signs that leave nothing on a page: they join letters, pick a glyph, or stand for a blank. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name without the signs that nobody sees: two names that are alike in this look alike. */
export const bareName = (name: string): string => name.replace(UNSEEN, '').replace(/\s+/g, ' ').trim()

/** Whether anything of a name can be seen. */
export const canBeSeen = (name: string): boolean => SEEN.test(bareName(name))

/**
 * What a player is called on a page and in a sentence: their name, or their place at the table where a record gives
 * them a name that nobody can see. A record tells players apart by the name as it is written.
 */
export const called = (name: string, seat: number): string => (canBeSeen(name) ? name : `Player ${seat + 1}`)
