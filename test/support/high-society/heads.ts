import { chance, pick, type Random, shuffle } from '../random'

export type Plain = Record<string, unknown>

const NAMES = ['Ann', 'Bea', 'Cal', 'Dot', 'Eve', 'Fay']
const PLAYER_TERMS = ['dancing', 'single', 'engaged', 'catchable', 'other']
const PROSPECT_TERMS = ['available', 'single', 'engaged', 'token', 'room', 'hidden', 'other']

const some = <T>(random: Random, from: readonly T[], most: number): T[] =>
  shuffle(random, [...from]).slice(0, random(most + 1))

function players(random: Random, names: readonly string[]): unknown {
  if (chance(random, 40)) return { choose: 'player', where: some(random, PLAYER_TERMS, 2) }
  return pick(random, ['self', 'others', 'all', 'lowest', 'highest', ...names])
}

function prospect(random: Random, ladder: readonly string[]): unknown {
  if (chance(random, 50)) return { choose: 'prospect', where: some(random, PROSPECT_TERMS, 2) }
  return pick(random, ['partner', 'fiance', 'top', 'bottom', ...ladder])
}

const options = (random: Random): Plain => ({
  do: 'DANCE',
  occupied: chance(random, 50),
  token: pick(random, ['here', 'none', 'elsewhere', 'replace']),
  engage: chance(random, 70),
  reveal: chance(random, 70),
})

/** An effect of any kind, in any of its forms. */
export function randomEffect(
  random: Random,
  names: readonly string[],
  ladder: readonly string[],
  deep = 0,
): Plain {
  const whom = () => players(random, names)
  const where = () => prospect(random, ladder)
  const pile = () => (chance(random, 50) ? pick(random, ['deck', 'discard']) : { hand: whom() })
  const end = () => (chance(random, 30) ? 'supply' : where())
  const n = () => 1 + random(3)
  const kind = random(deep > 1 ? 9 : 10)
  switch (kind) {
    case 0:
      return { do: 'MOVE', who: where(), by: pick(random, [-3, -1, 1, 2]) }
    case 1:
      return { do: 'TOKEN', of: whom(), from: end(), to: end(), n: n() }
    case 2:
      return { do: 'TRAIT', op: pick(random, ['reveal', 'add', 'remove', 'peek', 'exchange']), at: where() }
    case 3:
      return { do: 'CARDS', from: pile(), to: pile(), n: chance(random, 30) ? 'all' : n() }
    case 4:
      return options(random)
    case 5:
      return { do: 'SCANDAL' }
    case 6: {
      const set = pick(random, ['reverse', 'first', 'last'])
      return set === 'reverse' ? { do: 'ORDER', set } : { do: 'ORDER', set, who: whom() }
    }
    case 7: {
      const flag = pick(random, [
        'protected',
        'distracted',
        'no-reveal',
        'no-affection',
        'no-engagement',
        'no-scandal',
        'no-dance',
        'other',
      ])
      const on = flag === 'protected' || chance(random, 50) ? whom() : where()
      return {
        do: 'RULE',
        flag,
        until: chance(random, 90) ? 'ball' : 'season',
        ...(flag === 'distracted' || chance(random, 20) ? {} : { on }),
      }
    }
    case 8:
      return { do: 'MANUAL', text: 'as it says' }
    default:
      return { do: 'MAY', effects: effects(random, names, ladder, 2, deep + 1) }
  }
}

/** Some effects, at most so many. */
export const effects = (
  random: Random,
  names: readonly string[],
  ladder: readonly string[],
  most: number,
  deep = 0,
) => Array.from({ length: random(most + 1) }, () => randomEffect(random, names, ladder, deep))

function bookCard(random: Random, names: readonly string[], ladder: readonly string[]): Plain {
  const scandal = { do: 'SCANDAL' }
  const instead = pick(random, [[], [options(random)], [scandal], [{ do: 'MAY', effects: [scandal] }], null])
  return {
    order: effects(random, names, ladder, 1),
    before: effects(random, names, ladder, 1),
    after: effects(random, names, ladder, 2),
    ...(instead && chance(random, 60) ? { instead } : {}),
  }
}

/** The head of a random season: players, families, readings, a card book. */
export function randomHead(random: Random): Plain {
  const names = NAMES.slice(0, 3 + random(4))
  const ladder = names.map((_, i) => `p${i + 1}`).concat(`p${names.length + 1}`)
  const rulings: Record<string, readonly [string, string]> = {
    siblings: ['family', 'pairs'],
    reshuffle: ['eager', 'lazy'],
    'danbury-gossip': ['lowest-number', 'last-to-dance'],
    'rival-pair': ['send-home', 'locked'],
    'swoon-token': ['instead', 'besides'],
    'swoon-final': ['match', 'no-match'],
    'jealousy-final': ['no-match', 'match'],
    'scandal-final': ['match-kept', 'match-lost'],
  }
  const numbers = some(random, [1, 2, 3, 5, 7, 9, 11, 12, 13, 14, 16, 17, 19, 20, 21, 22, 23, 24], 12)
  const families = [...names, ...ladder].flatMap((name) =>
    chance(random, 25) ? [[name, pick(random, ['bridgerton', 'featherington'])]] : [],
  )
  return {
    ruleset: 'high-society',
    players: names,
    prospects: shuffle(random, ladder),
    families: Object.fromEntries(families),
    siblings: [[pick(random, names), pick(random, ladder)]],
    rulings: Object.fromEntries(Object.entries(rulings).map(([key, values]) => [key, pick(random, values)])),
    cards: Object.fromEntries(numbers.map((number) => [number, bookCard(random, names, ladder)])),
  }
}
