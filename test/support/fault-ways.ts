import type { Head, RecordEvent, RuleId } from '@/machines/love-letter'

/** How a table, or a file, comes to a fault that names this rule. */
export interface FaultWay {
  /** question: an answer of the round screen, barred or not. between: the screen between rounds. wrong: “Something wrong?”. file: a file that is opened. */
  readonly by: 'question' | 'between' | 'wrong' | 'file'
  /** What is tapped, or what the file says. */
  readonly words: string
  readonly head: Head
  /** What was told before. */
  readonly before: readonly RecordEvent[]
  readonly event: RecordEvent
}

const play = (player: string, card: string, target?: string, guess?: string): RecordEvent => ({
  type: 'play',
  player,
  card,
  ...(target !== undefined && { target }),
  ...(guess !== undefined && { guess }),
})
const draw = (player: string): RecordEvent => ({ type: 'draw', player })

const love: Head = { ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }
/** Ann has drawn and is to play; more of the position as given. */
const middle = (start: object = {}): Head => ({
  ...love,
  start: { turn: 'Ann', deck: 6, hands: { Ann: ['?', '?'] }, ...start },
})
const bridgerton = (head: Head): Head => ({ ...head, ruleset: 'bridgerton' })
const endsForBea: readonly RecordEvent[] = [
  play('Ann', 'princess'),
  { type: 'discard', player: 'Ann', card: 'guard' },
]
const calOut = middle({ out: ['Cal'] })

const way = (
  by: FaultWay['by'],
  words: string,
  head: Head,
  before: readonly RecordEvent[],
  event: RecordEvent,
): FaultWay => ({ by, words, head, before, event })

/** One way for each rule; the type leaves no hole. Whoever adds a rule says here how it is reached. */
export const FAULT_WAYS: Readonly<Record<RuleId, FaultWay>> = {
  'unknown-event': way('file', 'A step of a type that does not exist', love, [], { type: 'shuffle' }),
  'unknown-player': way(
    'file',
    'A step of somebody who is not at the table',
    middle(),
    [],
    play('Zoe', 'guard'),
  ),
  'unknown-card': way('file', 'A card that the edition lacks', middle(), [], play('Ann', 'joker')),
  'game-over': way(
    'wrong',
    'Another round was dealt › It was dealt all the same',
    { ...calOut, tokens: { Bea: 4 } },
    endsForBea,
    { type: 'deal', starter: 'Bea' },
  ),
  'out-of-sequence': way(
    'wrong',
    'Somebody played out of turn, while a card waits for an answer › It was played all the same › the card',
    middle(),
    [play('Ann', 'guard', 'Bea', 'king')],
    play('Cal', 'priest'),
  ),
  'turn-order': way(
    'wrong',
    'Somebody played out of turn › who › It was played all the same › the card',
    middle(),
    [],
    play('Cal', 'guard'),
  ),
  'already-drawn': way(
    'wrong',
    'Somebody drew twice › Ann drew twice, and that is that',
    middle(),
    [],
    draw('Ann'),
  ),
  'must-draw': way(
    'wrong',
    'Somebody forgot to draw › who is on turn › It was played all the same › the card',
    middle({ hands: {} }),
    [],
    play('Ann', 'handmaid'),
  ),
  'wrong-setup': way('wrong', 'A card was dealt wrongly, before the round › three cards face up', love, [], {
    type: 'deal',
    starter: 'Ann',
    faceUp: ['guard', 'guard', 'spy'],
  }),
  'wrong-starter': way('between', 'Who starts? › a barred player › all the same', calOut, endsForBea, {
    type: 'deal',
    starter: 'Ann',
  }),
  'target-missing': way('question', 'A card › Nobody', middle(), [], play('Ann', 'priest')),
  'target-self': way('question', 'A card › its own player', middle(), [], play('Ann', 'priest', 'Ann')),
  'target-out': way('question', 'A card › a player who is out', calOut, [], play('Ann', 'king', 'Cal')),
  'target-protected': way(
    'question',
    'A card › a protected player',
    middle({ protected: ['Bea'] }),
    [],
    play('Ann', 'baron', 'Bea'),
  ),
  'target-not-allowed': way(
    'wrong',
    'A card was played otherwise › the card › on whom › No card was named',
    middle(),
    [],
    play('Ann', 'handmaid', 'Bea'),
  ),
  'guess-not-allowed': way(
    'wrong',
    'A card was played otherwise › the card › on whom › the card named',
    middle(),
    [],
    play('Ann', 'priest', 'Bea', 'king'),
  ),
  'guess-missing': way(
    'wrong',
    'A card was played otherwise › the 1 › on whom › No card was named',
    middle(),
    [],
    play('Ann', 'guard', 'Bea'),
  ),
  'guess-unknown': way(
    'question',
    'The 1 › on whom › Queen Charlotte',
    bridgerton(middle()),
    [],
    play('Ann', 'eloise', 'Bea', 'queen-charlotte'),
  ),
  'guess-guard': way(
    'question',
    'The 1 › on whom › the 1',
    middle(),
    [],
    play('Ann', 'guard', 'Bea', 'guard'),
  ),
  'wrong-award': way('between', 'The table scored otherwise › other tokens', calOut, endsForBea, {
    type: 'award',
    tokens: { Ann: 2 },
  }),
  'must-play-countess': way(
    'question',
    'A 5, a 7 or Queen Charlotte, by a player who is known to hold the 8',
    middle({ hands: { Ann: ['countess', '?'] } }),
    [],
    play('Ann', 'prince', 'Bea'),
  ),
  'wrong-answer': way(
    'question',
    'No, by a player who is known to hold the card',
    middle({ hands: { Ann: ['?', '?'], Bea: ['king'] } }),
    [play('Ann', 'guard', 'Bea', 'king')],
    { type: 'answer', player: 'Bea', holds: false },
  ),
  'wrong-comparison': way(
    'question',
    'The loser of a 3 whose hand is known to be the higher',
    middle({ hands: { Ann: ['king', 'baron'], Bea: ['spy'] } }),
    [play('Ann', 'baron', 'Bea')],
    { type: 'compare', loser: 'Ann' },
  ),
  'wrong-count': way(
    'question',
    'A count that passes over somebody who is known to hold a lower card',
    bridgerton(middle({ hands: { Ann: ['?', '?'], Bea: ['kate'] } })),
    [play('Ann', 'queen-charlotte')],
    { type: 'count', lowest: 5, out: ['Cal'] },
  ),
  contradiction: way(
    'question',
    'A card laid down that its player said they did not hold',
    middle(),
    [
      play('Ann', 'guard', 'Cal', 'king'),
      { type: 'answer', player: 'Cal', holds: false },
      draw('Bea'),
      play('Bea', 'prince', 'Cal'),
    ],
    { type: 'discard', player: 'Cal', card: 'king' },
  ),
  'impossible-card': way(
    'question',
    'A card of which all copies lie open',
    middle({ discards: { Bea: ['priest'], Cal: ['priest'] } }),
    [],
    play('Ann', 'priest', 'Bea'),
  ),
}
