import type { BookCard } from '@/machines/high-society'
import { isSame } from '../same'
import { INSTEAD } from './instead-field'

/** What a card does, without its name and what was noted of it. */
type Deeds = Pick<BookCard, 'order' | 'before' | 'after' | 'instead'>

export interface QuickWay {
  readonly key: string
  readonly label: string
  readonly deeds: Deeds
}

const PLAIN: Deeds = { order: [], before: [], after: [] }
const instead = (way: 'may-catch' | 'must-catch'): Deeds => ({
  ...PLAIN,
  ...(INSTEAD[way] && { instead: INSTEAD[way] }),
})

/** What most cards do, in one tap. */
export const QUICK_WAYS: readonly QuickWay[] = [
  { key: 'plain', label: 'Nothing but its number: you dance as usual', deeds: PLAIN },
  {
    key: 'chaperone',
    label: 'A Chaperone: nobody can catch you in a scandal',
    deeds: { ...PLAIN, order: [{ do: 'RULE', flag: 'protected', until: 'ball' }] },
  },
  {
    key: 'may',
    label: 'You may catch somebody in a scandal instead of dancing',
    deeds: instead('may-catch'),
  },
  { key: 'must', label: 'You catch somebody in a scandal instead of dancing', deeds: instead('must-catch') },
  {
    key: 'manual',
    label: 'Something else: we do what it says ourselves',
    deeds: { ...PLAIN, after: [{ do: 'MANUAL', text: '' }] },
  },
]

/** What is done and nothing else; of a note to oneself the words do not count. */
const deedsOf = ({ order, before, instead: way, after }: Deeds): unknown =>
  JSON.parse(
    JSON.stringify([order, before, way ?? null, after], (key, value) => (key === 'text' ? '' : value)),
  )

export const quickWayOf = (card: BookCard): QuickWay | undefined =>
  QUICK_WAYS.find(({ deeds }) => isSame(deedsOf(deeds), deedsOf(card)))

/** The card with these deeds in place of its own; its name and note stay. */
export const withDeeds = ({ name, text }: Pick<BookCard, 'name' | 'text'>, deeds: Deeds): BookCard => ({
  ...(name !== undefined && { name }),
  ...(text !== undefined && { text }),
  ...deeds,
})
