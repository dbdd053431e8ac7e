const TRIES = 25

/** How the questions of a sitting are made, of whatever game. */
export interface Making<Question, Wish> {
  readonly seed: number
  /** What is wished for, the most wanted first. */
  readonly wishes: readonly Wish[]
  readonly make: (seed: number, wish: Wish) => Question | null
  /** What makes two questions the same. */
  readonly positionOf: (question: Question) => string
}

/** The next question of a sitting: none of those before again; null where nothing of what is wished can be asked. */
export function nextAfter<Question, Wish>(
  before: readonly Question[],
  { seed, wishes, make, positionOf }: Making<Question, Wish>,
): Question | null {
  const known = new Set(before.map(positionOf))
  for (const wish of wishes)
    for (let i = 0; i < TRIES; i++) {
      const own = Math.imul(seed + 1, 0x9e3779b1) + before.length * TRIES + i
      const question = make(own | 0, wish)
      if (!question) break
      if (!known.has(positionOf(question))) return question
    }
  return null
}
