import type { SeasonScenario } from '../../types'

export default {
  title: 'Only those the table named',
  shows: ['siblings-pairs'],
  record: {
    ruleset: 'high-society',
    players: ['Cal', 'Dan', 'Eve'],
    prospects: ['Lord Hale', 'Miss Thorne', 'Mr Ashby', 'Miss Quill'],
    rulings: { siblings: 'pairs' },
    siblings: [['Cal', 'Miss Thorne']],
    families: { Dan: 'bridgerton', 'Lord Hale': 'bridgerton' },
    start: { ball: 2 },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Cal: 14, Dan: 22, Eve: 9 } },
      { type: 'dance', player: 'Dan', prospect: 'Lord Hale' },
      { type: 'dance', player: 'Cal', prospect: 'Miss Thorne' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'This table goes by pairs, not by surnames: Cal and Miss Thorne are brother and sister, and nobody else is. Dan and Lord Hale are both called Bridgerton, cousins say the players. Dan dances with Lord Hale.',
      ask: {
        question: 'Does Dan lay a token?',
        hint: 'What makes brother and sister at this table?',
        choices: [
          {
            says: 'Yes: they are no pair that the table named.',
            claim: { state: { tokens: { 'Lord Hale': ['Dan'] } } },
            because: 'Where pairs are named, a name in common says nothing.',
            ruling: 'siblings',
          },
          {
            says: 'No: a Bridgerton lays no token with a Bridgerton.',
            claim: { state: { tokens: { 'Lord Hale': [] }, supply: { Dan: 4 } } },
            because: 'So plays a table with the usual reading. This one has decided otherwise.',
            ruling: 'siblings',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Dan lays his token. Cal is next and dances with Miss Thorne; the two have no family name on their tiles.',
      ask: {
        question: 'And Cal, does he lay one?',
        hint: 'Look at the pairs again.',
        choices: [
          {
            says: 'Yes: without a family there is nobody to be a brother to.',
            claim: { state: { tokens: { 'Miss Thorne': ['Cal'] } } },
            because: 'The table said before the season that they are brother and sister. That is enough.',
            ruling: 'siblings',
          },
          {
            says: 'He does not dance with her at all.',
            claim: { state: { dancing: { Cal: 'Mr Ashby' } } },
            because: 'With a sister one may dance at every table, whichever way it names them.',
            ruling: 'siblings',
          },
          {
            says: 'No: he dances, looks, and keeps his token.',
            claim: { state: { tokens: { 'Miss Thorne': [] }, dancing: { Cal: 'Miss Thorne' } } },
            because: 'She is the sister that the table gave him, so it is a dance without affection.',
            ruling: 'siblings',
          },
        ],
      },
    },
    { after: 4, says: 'Cal has all his tokens still, and Miss Thorne has none on her tile. Eve is next.' },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Eve',
      tokens: { 'Lord Hale': ['Dan'], 'Miss Thorne': [], 'Mr Ashby': [], 'Miss Quill': [] },
      supply: { Cal: 4, Dan: 3, Eve: 4 },
      dancing: { Cal: 'Miss Thorne', Dan: 'Lord Hale' },
    },
  },
} satisfies SeasonScenario
