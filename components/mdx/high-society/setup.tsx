import { LAID, PLAYERS, setupFor } from '@/machines/high-society'
import { Figures } from '../figures'

const numbers = Array.from({ length: PLAYERS.most - PLAYERS.least + 1 }, (_, more) => PLAYERS.least + more)

/** What lies where before the first Ball, by number of players. */
export function Setup() {
  const rows = numbers.map((players) => {
    const { prospects, aside, deck } = setupFor(players)
    return [players, prospects, LAID * prospects, aside, deck]
  })
  return (
    <Figures
      caption="What lies where before the first Ball"
      head={['Players', 'Prospects', 'Traits on them', 'Traits aside', 'Deck']}
      rows={rows}
    />
  )
}

/** What the place at the top is worth, by number of players; the bottom is always worth one. */
export function Places() {
  return (
    <Figures
      caption="Prestige of the top and the bottom place"
      head={['Players', 'Top place', 'Bottom place']}
      rows={numbers.map((players) => [players, setupFor(players).prospects, 1])}
    />
  )
}
