import { type BoxId, isBox } from '@/components/boxes/boxes'
import type { KindId as SeasonKindId, PageId as SeasonPageId } from '@/machines/high-society'
import type { EditionId, KindId, Level, PageId, PracticeQuestion } from '@/machines/love-letter'

/** A ruling of either game, by the name of its page; those of The High Society Game with its name before. */
export type RuleKey = PageId | SeasonKey

type SeasonKey = `high-society/${SeasonPageId}`

export const seasonKey = (page: SeasonPageId): SeasonKey => `high-society/${page}`
export const isSeasonKey = (key: RuleKey): key is SeasonKey => key.startsWith('high-society/')
/** The name of a ruling’s page in its game. */
export const pageOf = <Key extends RuleKey>(key: Key) =>
  key.replace('high-society/', '') as Key extends `high-society/${infer Page}` ? Page : Key

/** A question of either game, as far as asking it needs to know. */
export type Question = Pick<PracticeQuestion, 'told' | 'prompt' | 'right' | 'because'> & {
  readonly choices: readonly { readonly says: string; readonly because: string; readonly ruling: RuleKey }[]
  readonly ruling: RuleKey
}

interface TopicData<Kind> {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly kinds: readonly Kind[]
}

/** What the page knows before any rules are loaded: plain data, made when the page is built. */
export interface PracticeData {
  readonly editions: readonly EditionData[]
  readonly topics: readonly TopicData<KindId>[]
  /** Those of The High Society Game. */
  readonly seasonTopics: readonly TopicData<SeasonKindId>[]
  /** What each ruling’s page asks, by its key. */
  readonly titles: Readonly<Record<string, string>>
}

/** What can be practised: an edition of Love Letter, or The High Society Game. */
export type Practised = EditionId | 'high-society'

export interface EditionData {
  readonly id: Practised
  readonly name: string
  readonly size: number
  readonly cards: readonly { readonly card: number; readonly label: string }[]
  /** The rulings that practice can ask about. */
  readonly rulings: readonly RuleKey[]
}

/** What somebody wants to practise. Empty lists narrow nothing. */
export interface Choice {
  readonly edition: Practised
  readonly level: Level
  readonly topics: readonly string[]
  readonly cards: readonly number[]
}

export const boxOf = ({ edition }: Pick<Choice, 'edition'>): BoxId => edition.replace('-classic', '') as BoxId

/** The choice for the box that an address names: what was picked of another game or box may not be in it. */
export function inBox(choice: Choice, box: string | null): Choice {
  if (!isBox(box) || box === boxOf(choice)) return choice
  const isOtherGame = (box === 'high-society') !== (choice.edition === 'high-society')
  return { ...choice, edition: box, cards: [], topics: isOtherGame ? [] : choice.topics }
}

export const FIRST_CHOICE: Choice = { edition: 'love-letter', level: 1, topics: [], cards: [] }
