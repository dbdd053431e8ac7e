import type { ReadingWords, RulingWordsOf } from '../../core/explain'
import { RULINGS, type RulingKey } from '../model'
import { RULING_QUESTIONS } from './ruling-questions'

export type { ReadingWords }

export interface RulingWords<Value extends string = string> extends RulingWordsOf<Value> {
  /** The only edition in which it can come up. */
  readonly onlyIn?: 'bridgerton'
}

type All = { readonly [K in RulingKey]: RulingWords<(typeof RULINGS)[K][number]> }

/** Every point that the rulebooks leave open, with every reading. The numbers stand for the cards of either edition. */
export const RULING_WORDS: All = {
  'queen-and-colin': {
    question: RULING_QUESTIONS['queen-and-colin'],
    values: {
      'not-protected': {
        label: 'No, they are counted too',
        reading: 'Players whom Colin protects answer the count like all others, and can go out.',
        restsOn: 'Colin’s card text: others may not choose you. Queen Charlotte chooses nobody.',
      },
      protected: {
        label: 'Yes, the count passes over them',
        reading: 'Whoever Colin protects is not counted, unless they are the one who plays Queen Charlotte.',
        restsOn: 'The reference card, which says in short that a 4 makes one immune.',
      },
    },
    usual: RULINGS['queen-and-colin'][0],
    because: 'The full text of a card goes before its short form, and it speaks of choosing.',
    where: 'Bridgerton rulebook: card 4, Queen Charlotte, and the reference card',
    onlyIn: 'bridgerton',
  },
  'queen-counts-player': {
    question: RULING_QUESTIONS['queen-counts-player'],
    values: {
      yes: {
        label: 'Yes, like everybody',
        reading: 'Whoever plays her answers at their own number and can go out by it.',
        restsOn: 'Her card text: it speaks of all players and leaves nobody out.',
      },
      no: {
        label: 'No, only the others',
        reading: 'Whoever plays her keeps silent in the count and cannot go out by it.',
        restsOn: 'Her purpose more than her words: she is played to put others out.',
      },
    },
    usual: RULINGS['queen-counts-player'][0],
    because: 'The words of the card say so, and where others only are meant the cards say that too.',
    where: 'Bridgerton rulebook: Queen Charlotte',
    onlyIn: 'bridgerton',
  },
  'queen-clears-table': {
    question: RULING_QUESTIONS['queen-clears-table'],
    values: {
      'no-winner': {
        label: 'Nobody wins the round',
        reading:
          'All of them are out. There is no token, not even for a 0, and anybody may start the next round.',
        restsOn:
          'The count’s own words, taken as they stand: who answers is out, and only a player still in can win.',
      },
      'all-win': {
        label: 'All of them win it',
        reading:
          'They are out, and each gains a token. One of them starts the next round. A 0 earns nothing.',
        restsOn: 'A likeness with the showdown, where all who tie gain a token.',
      },
      'nothing-happens': {
        label: 'Nothing happens',
        reading: 'All of them stay in with their cards, which everybody now knows, and the round goes on.',
        restsOn: 'The line on her card that a count without a possible loser has no effect, read broadly.',
      },
    },
    usual: RULINGS['queen-clears-table'][0],
    because: 'It adds nothing to the text: they answered, so they are out.',
    where: 'Bridgerton rulebook: Queen Charlotte; end of a round. Nothing is said of an empty table.',
    onlyIn: 'bridgerton',
  },
  'protected-target': {
    question: RULING_QUESTIONS['protected-target'],
    values: {
      refused: {
        label: 'No, choose somebody else',
        reading:
          'As long as anybody else can be chosen, they must be. If nobody can, the card is laid without effect.',
        restsOn: 'The text of the 4: its owner cannot be chosen.',
      },
      'no-effect': {
        label: 'Yes, and it does nothing',
        reading:
          'A 1 (with its guess), 2, 3 or 7 may name a protected player and is spent in vain. A 5 may not.',
        restsOn: 'A custom of many tables; no rulebook text asks for it.',
      },
    },
    usual: RULINGS['protected-target'][0],
    because: 'Protection means that one cannot be chosen, not that the choice fails.',
    where: 'Both rulebooks: card 4',
  },
  'bonus-token': {
    question: RULING_QUESTIONS['bonus-token'],
    values: {
      'among-survivors': {
        label: 'Only those of players still in',
        reading:
          'The token goes to the one player still in who played or discarded a 0. A 0 of players who are out is no hindrance.',
        restsOn: 'The full text of the 0 in both rulebooks.',
      },
      'among-all': {
        label: 'Everybody’s',
        reading: 'A 0 of a player who is out counts too, however it was laid: then nobody gains the token.',
        restsOn: 'The Bridgerton reference card, which asks that no other player had one.',
      },
    },
    usual: RULINGS['bonus-token'][0],
    because: 'The full text says who is meant; the reference card only shortens it.',
    where: 'Both rulebooks: card 0; Bridgerton reference card',
  },
}
