import {
  PILE_LABELS,
  type Pile,
  PLAYER_LABELS,
  PLAYER_TERM_LABELS,
  type Place,
  type Players,
  PROSPECT_LABELS,
  PROSPECT_TERM_LABELS,
} from '@/machines/high-society'

type Labels = Readonly<Record<string, string>>

const said = (labels: Labels, terms: Labels, selector: Players | Place): string => {
  if (typeof selector === 'string')
    return Object.hasOwn(labels, selector) ? (labels[selector] as string) : selector
  const clauses = selector.where.map((term) => terms[term] ?? term)
  return [labels.choose, ...clauses].join(', ')
}

/** What was answered, as it stands in the form. */
export const playersAnswer = (players: Players): string => said(PLAYER_LABELS, PLAYER_TERM_LABELS, players)

export const placeAnswer = (place: Place): string => said(PROSPECT_LABELS, PROSPECT_TERM_LABELS, place)

export const pileAnswer = (pile: Pile): string =>
  typeof pile === 'object'
    ? `${PILE_LABELS.hand}: ${playersAnswer(pile.hand)}`
    : (PILE_LABELS[pile as 'deck' | 'discard'] ?? pile)
