import type { ReadingWords, RulingWordsOf } from '../../core/explain'
import { RULINGS, type RulingKey } from '../model'
import { RULING_QUESTIONS } from './ruling-questions'

export type { ReadingWords }
export type RulingWords<Value extends string = string> = RulingWordsOf<Value>

type All = { readonly [K in RulingKey]: RulingWords<(typeof RULINGS)[K][number]> }

/** Every point of the rulebook that a table may decide for itself, with both readings. Numbers stand for Dance cards. */
export const RULING_WORDS: All = {
  siblings: {
    question: RULING_QUESTIONS.siblings,
    values: {
      family: {
        label: 'All of one family',
        reading:
          'A player and a prospect are brother and sister when both are Bridgertons or both Featheringtons.',
        restsOn: 'The two families are all that the rulebook names when it speaks of brothers and sisters.',
      },
      pairs: {
        label: 'The pairs that the table names',
        reading: 'Only a player and a prospect whom the table named as a pair; the families do not matter.',
        restsOn: 'Not everybody of one house is a brother or a sister: some are parents, wards or spouses.',
      },
    },
    usual: RULINGS.siblings[0],
    because: 'The rulebook names the two families and no single pair.',
    where: 'Rulebook: play Dance cards; getting engaged',
  },
  reshuffle: {
    question: RULING_QUESTIONS.reshuffle,
    values: {
      eager: {
        label: 'As soon as the deck is empty',
        reading: 'The last card drawn empties the deck, and the discard is shuffled at once.',
        restsOn: 'The text speaks of a deck that has run out, not of a card that is wanted.',
      },
      lazy: {
        label: 'When a card is to be drawn',
        reading:
          'An empty deck waits. The cards of the next Ball are shuffled in too, and can come straight back.',
        restsOn: 'An empty deck harms nobody until a card is wanted; many games are played so.',
      },
    },
    usual: RULINGS.reshuffle[0],
    because: 'The rulebook says so twice, each time of a deck that has run out.',
    where: 'Rulebook: setup; choose a Dance card',
  },
  'danbury-gossip': {
    question: RULING_QUESTIONS['danbury-gossip'],
    values: {
      'lowest-number': {
        label: 'The lowest number',
        reading: 'As at every Ball: the lowest number, though it danced first here.',
        restsOn: 'The rulebook speaks of the lowest card, not of the last turn.',
      },
      'last-to-dance': {
        label: 'The last to dance',
        reading: 'Whoever danced last gossips, so at this Ball mostly the highest number.',
        restsOn: 'The order is turned round at this Ball; gossip might turn with it.',
      },
    },
    usual: RULINGS['danbury-gossip'][0],
    because: 'Lady Danbury turns the order of dancing round, and nothing is said of gossip.',
    where: 'Rulebook: Lady Whistledown cards; card #1 and #24',
  },
  'rival-pair': {
    question: RULING_QUESTIONS['rival-pair'],
    values: {
      'send-home': {
        label: 'One goes home',
        reading: 'As on every full tile: one of them goes home, then the dancer’s token is laid.',
        restsOn: 'A dance lays a token, and a tile holds two: so one must make room.',
      },
      locked: {
        label: 'The tile takes no token',
        reading: 'One dances, looks and may turn up a Trait, but lays no token.',
        restsOn: 'The text on sending home speaks of tokens of two players.',
      },
    },
    usual: RULINGS['rival-pair'][0],
    because: 'Read so, the three sentences on tokens cover every tile there can be.',
    where: 'Rulebook: affection tokens',
  },
  'swoon-token': {
    question: RULING_QUESTIONS['swoon-token'],
    values: {
      instead: {
        label: 'Yes, it is that token',
        reading: 'One token of another dancer goes home and one of one’s own takes its place: no more.',
        restsOn: 'The card says what happens with tokens where somebody dances already.',
      },
      besides: {
        label: 'No, it comes on top',
        reading: 'First the usual token is laid, with whatever that asks for; the replacement follows.',
        restsOn: 'The card does not take back what the rulebook says of every dance.',
      },
    },
    usual: RULINGS['swoon-token'][0],
    because: 'A tile holds two tokens, and a card goes before the general rule.',
    where: 'Rulebook: card #6 and #10',
  },
  'swoon-final': {
    question: RULING_QUESTIONS['swoon-final'],
    values: {
      match: {
        label: 'Yes',
        reading: 'A single dancer and a single prospect make a Match, whoever else dances there.',
        restsOn: 'For these cards the rulebook waives that a prospect must be free.',
      },
      'no-match': {
        label: 'No',
        reading:
          'It goes on as in other Balls: a token is replaced, and with two of one’s own it is a Love Match.',
        restsOn: 'In the final Ball the text asks for a prospect who is free to dance.',
      },
    },
    usual: RULINGS['swoon-final'][0],
    because: 'The rulebook calls these cards the one exception to who is free.',
    where: 'Rulebook: the final Ball of the season; play Dance cards',
  },
  'jealousy-final': {
    question: RULING_QUESTIONS['jealousy-final'],
    values: {
      'no-match': {
        label: 'No',
        reading: 'Nobody gets engaged by it, as at every Ball.',
        restsOn: 'The cards rule engagement out, and make no exception.',
      },
      match: {
        label: 'Yes, in this Ball',
        reading: 'A dance with them makes a Match as any other dance does.',
        restsOn: 'The text on the final Ball lets every dance of a single player make one.',
      },
    },
    usual: RULINGS['jealousy-final'][0],
    because: 'A card goes before the general rule.',
    where: 'Rulebook: card #4 and #8; the final Ball of the season',
  },
  'scandal-final': {
    question: RULING_QUESTIONS['scandal-final'],
    values: {
      'match-kept': {
        label: 'No, it is kept',
        reading: 'The Match was made at once, and being caught afterwards changes nothing about it.',
        restsOn: 'A Match of the final Ball is made immediately, and no rule breaks one.',
      },
      'match-lost': {
        label: 'Yes, it is lost',
        reading:
          'Caught with whom one got engaged to in this Ball, one is single again; the tokens stay home.',
        restsOn: 'The text says that a scandal can keep players from dancing, even in the last Ball.',
      },
    },
    usual: RULINGS['scandal-final'][0],
    because: 'It may only mean that who catches somebody gives up their own dance.',
    where: 'Rulebook: the final Ball of the season',
  },
}
