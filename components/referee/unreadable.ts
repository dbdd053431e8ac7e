import { capital, type Problem } from '@/machines/core'

const ITEMS: Readonly<Record<string, string>> = { events: 'Step', rounds: 'Round', entries: 'Entry' }

/** Why something cannot be read: in words where it is, then as it is written and what is wrong there. */
export function unreadable(of: 'the game’s record' | 'the score', why: string): Problem {
  const [, items = '', at = ''] = /^(\w+)\[(\d+)\]/.exec(why) ?? []
  const where = Object.hasOwn(ITEMS, items) ? `${ITEMS[items]} ${Number(at) + 1} of ${of}` : capital(of)
  return { problem: `${where} cannot be read (${why.replace(/\.$/, '')}).` }
}
