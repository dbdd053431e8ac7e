/** The ways on for a table that found something told or done otherwise; each is a choice on the banner. */
export const STAND_WORDS = {
  ruling: {
    title: 'Let it stand',
    note: 'Say what changed on the table; it is kept in the log as the table’s ruling.',
  },
  goOn: {
    title: 'Go on from the table as it lies',
    note: 'Tell what lies open now, and play from there.',
  },
  takeBack: { title: 'Take it back', note: 'As if it had not been told.' },
  correct: { title: 'Correct an earlier entry', note: 'Choose it in the log.' },
} as const

/** What a step is called in the log that nobody but the table can vouch for. */
export const TABLE_RULING = 'Table ruling'

/** Told of a step that the referee cannot check. */
export const UNPROVEN = 'The referee takes the table’s word for this: nobody entered what it rests on.'
