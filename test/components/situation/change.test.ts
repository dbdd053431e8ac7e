import { describe, expect, test } from 'vitest'
import { emptySituation, withCount, withEdition, withName, withPosition } from '@/components/situation/change'
import { textOfScenario } from '@/components/situation/from-scenario'
import { situationIn } from '@/components/situation/from-session'
import { loadScenario, scenarioIds } from '@/content/load'
import {
  fromRecord,
  type GameRecord,
  headOf,
  openSession,
  positionProblems,
  readSituation,
  type Session,
  type Situation,
  situationText,
} from '@/machines/love-letter'

const read = (text: string) => readSituation(text) as Situation
const problems = ({ table, position }: Situation) => positionProblems(table, position)

describe('a table being laid', () => {
  test('begins with all cards in place and three players', () => {
    // 21 cards: one set aside, two in the first hand, one in each other.
    expect(situationText(emptySituation())).toBe('1sl.xx-.x-.x-.t1.d16')
  })
  test('has a deck that gives way to what is laid', () => {
    const { position } = withPosition(emptySituation(), {
      ...emptySituation().position,
      discards: [[1, 1], [], [5]],
    })
    expect(position.deck).toBe(13)
  })
  test('keeps in another edition what that edition has', () => {
    const classic = withEdition(read('1sb.q0-06.3-1.t1.c12.a6.f512'), 'love-letter-classic')
    expect(situationText(classic)).toBe('1slc.xx-.3-1.t1.c12.f512')
    expect(withEdition(read('1sl.x-.x-.x-.x-.x-.t5.d3'), 'bridgerton-classic').table.players).toHaveLength(4)
  })
  test('seats and unseats players last', () => {
    const five = withCount(read('1sl.12-.3-4.t1.d5.f115'), 5)
    expect(five.table.players).toEqual(['Ann', 'Bea', 'Cal', 'Dot', 'Eli'])
    expect(situationText(withCount(five, 2))).toBe('1sl.12-.3-4.t1.d5')
    expect(problems(withCount(read('1sl.x-.x-.12-.t3.d5'), 2))).toEqual([])
  })
  test('takes a name that nobody else has', () => {
    const start = emptySituation()
    expect(withName(start, 1, 'Zoë')?.table.players).toEqual(['Ann', 'Zoë', 'Cal'])
    expect(withName(start, 1, ' Ann ')).toBeNull()
    expect(withName(start, 1, '  ')?.table.players).toEqual(['Ann', 'Bea', 'Cal'])
  })
})

describe('a table that is being refereed', () => {
  const record: GameRecord = {
    ruleset: 'love-letter',
    players: ['Zoë', 'Ned', 'Ida'],
    tokens: { Ned: 2 },
    events: [
      { type: 'deal', starter: 'Zoë', hands: { Zoë: 'handmaid', Ned: 'king' } },
      { type: 'draw', player: 'Zoë', card: 'guard' },
      { type: 'play', player: 'Zoë', card: 'handmaid' },
      { type: 'draw', player: 'Ned' },
    ],
  }
  const { session } = fromRecord(record) as { session: Session }
  test('is tried with what lies open alone', () => {
    expect(situationText(situationIn(session, 'open') as Situation)).toBe(
      '1sl.xp-4.xx-.x-.t2.d15.w020~Zo%C3%AB,Ned,Ida',
    )
  })
  test('is shown in a lesson with the hands that are proved', () => {
    expect(situationIn(session, 'hands')?.position.hands).toEqual([[1], [7, null], [null]])
  })
  test('is nothing to try between rounds', () => {
    const { session: fresh } = fromRecord({ ...record, events: [] }) as { session: Session }
    expect(situationIn(fresh, 'open')).toBeNull()
  })
})

test('every scenario can be changed, and all but those between rounds have a table', async () => {
  const texts = await Promise.all(
    scenarioIds().map(async (id) => ({ id, text: textOfScenario(await loadScenario(id)) })),
  )
  for (const { id, text } of texts) {
    if (text === null) continue
    const situation = readSituation(text)
    expect(situation, id).not.toHaveProperty('problem')
    expect(openSession(headOf(situation as Situation)), id).toHaveProperty('log')
  }
  const without = texts.filter(({ text }) => text === null).map(({ id }) => id)
  // Those are about the deal alone.
  expect(without.filter((id) => !/^(setup|deal)-/.test(id))).toEqual([])
})
