import type { Kept } from '../kept'

/** What a file of this game is called: who plays, and when it was begun. */
export function fileName({ record, createdAt }: Pick<Kept, 'record' | 'createdAt'>): string {
  const names = record.players
    .join('-')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}-]+/gu, '')
  return `parlour-${names.slice(0, 60) || 'game'}-${createdAt.slice(0, 10)}.json`
}

/** The text of a game's file: the envelope, without what only this device needs. */
export function fileText({ id: _, revision: __, ...envelope }: Kept): string {
  return `${JSON.stringify(envelope, null, 1)}\n`
}
