import { type EditionId, editions, type RecordEvent, referee, type State } from '@/machines/love-letter'
import { Driver, saying } from './driver'
import { expect, expectAccessible, test } from './fixtures'
import { playGame } from './games'

/** The events of each turn, from its play to what the card asks for last. */
function turnsOf(events: readonly RecordEvent[]): RecordEvent[][] {
  const turns: RecordEvent[][] = []
  for (const event of events) {
    if (event.type === 'draw' || event.type === 'keep') continue
    if (['deal', 'play', 'reveal'].includes(event.type)) turns.push([])
    turns.at(-1)?.push(event)
  }
  return turns
}

/** What a turn may cost, from the card and what became of it. */
function tapsFor(ruleset: EditionId, [play, ...rest]: readonly RecordEvent[]): number {
  if (play?.type === 'deal') return 1 + ((play.faceUp as string[] | undefined)?.length ?? 0)
  if (play?.type === 'reveal') return 1
  const card = editions[ruleset].cards.findIndex((each) => each?.id === play?.card)
  if (card === 10) return 2 + ((rest[0]?.out as string[]) ?? []).length
  if (card === 9) return 2
  if (!play?.target) return 1
  if (card === 3) return rest[0]?.loser ? 4 : 3
  return { 1: 4, 2: 2, 5: 3, 7: 2 }[card] ?? 1
}

/** Seeds of short games in which the cards that ask for something are played: a browser takes its time. */
const games: [EditionId, seats: number, seed: number, cards: string[]][] = [
  ['love-letter', 6, 254, ['guard', 'priest', 'baron', 'prince', 'king', 'chancellor']],
  ['love-letter-classic', 4, 324, ['guard', 'baron', 'prince']],
  ['bridgerton', 5, 807, ['queen-charlotte', 'eloise', 'duke', 'lady-danbury']],
  ['bridgerton-classic', 2, 1383, ['eloise', 'kate']],
]

for (const [ruleset, seats, seed, cards] of games)
  test(`a whole game of ${ruleset} for ${seats} by taps only, counted`, async ({ page }) => {
    const game = playGame(ruleset, seats, seed)
    expect(game.events.map(({ card }) => card)).toEqual(expect.arrayContaining(cards))
    const driver = new Driver(page, ruleset)
    const [first, ...turns] = turnsOf(game.events)
    await driver.start(game.players, first?.[0])
    for (const turn of turns) {
      const before = driver.taps
      await driver.tellAll(turn)
      expect(driver.taps - before, JSON.stringify(turn)).toBe(tapsFor(ruleset, turn))
    }
    const { state } = referee(game) as { state: State }
    const winners = state.gameWinners.join(' and ')
    await expect(driver.headline).toHaveText(
      saying(`${winners} win${state.gameWinners.length > 1 ? '' : 's'} the game`),
    )
    for (const [name, tokens] of Object.entries(state.tokens))
      await expect(driver.seat(name)).toContainText(new RegExp(`${tokens} of \\d tokens`))
    // The end of a game for three is looked at in between.spec.ts.
    if (seats === 6) await expectAccessible(page)
  })
