import type { Kept } from '../kept'
import { peopleIn } from '../unread'

/** What a file of this game is called: who plays, and when it was begun, as far as it can be told. */
export function fileName(game: Pick<Kept, 'record' | 'createdAt'>): string {
  const names = peopleIn(game)
    .join('-')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}-]+/gu, '')
  const begun = typeof game.createdAt === 'string' ? `-${game.createdAt.slice(0, 10)}` : ''
  return `parlour-${names.slice(0, 60) || 'game'}${begun}.json`
}

/** The text of a game's file: the envelope, without what only this device needs. */
export function fileText({ id: _, revision: __, ...envelope }: Kept): string {
  return `${JSON.stringify(envelope, null, 1)}\n`
}
