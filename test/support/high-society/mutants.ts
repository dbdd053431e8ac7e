import { chance, pick, type Random } from '../random'
import { effects, type Plain } from './heads'

interface Table {
  readonly players: readonly string[]
  readonly prospects: readonly string[]
}

const nobody = (random: Random, names: readonly string[]) => pick(random, chance(random, 4) ? ['Zed'] : names)

function anyReveal(random: Random): Plain {
  const arrows = chance(random, 5) ? 0 : pick(random, [-3, -2, -1, 1, 2])
  return { arrows, points: random(5) - 2, ...(chance(random, 40) && { slot: random(6) }) }
}

/** The words of a dance, right or wrong, needed or not. */
function anyDance(random: Random, { players, prospects }: Table): Plain {
  const prospect = () => nobody(random, prospects)
  const sources = () => Array.from({ length: random(4) }, prospect)
  return {
    prospect: prospect(),
    ...(chance(random, 15) && { token: prospect() }),
    ...(chance(random, 15) && { replace: nobody(random, players) }),
    ...(chance(random, 25) && { sendHome: nobody(random, players) }),
    ...(chance(random, 20) && { moveFrom: chance(random, 50) ? prospect() : sources() }),
    ...(chance(random, 30) && { reveal: anyReveal(random) }),
  }
}

function anyAnswer(random: Random, table: Table): unknown {
  const { players, prospects } = table
  switch (random(5)) {
    case 0:
      return chance(random, 70)
    case 1:
      return nobody(random, players)
    case 2:
      return nobody(random, prospects)
    case 3:
      return anyReveal(random)
    default:
      return anyDance(random, table)
  }
}

const answers = (random: Random, table: Table, most: number) =>
  Array.from({ length: random(most + 1) }, () => anyAnswer(random, table))

const TYPES = [
  'ball',
  'cards',
  'dance',
  'dance',
  'dance',
  'scandal',
  'pass',
  'give',
  'discard',
  'gossip',
  'end-ball',
  'effect',
  'effect',
  'effect',
  'score',
]

/** An event in which anything may be wrong: of a type that is due, or of any. */
export function anyEvent(random: Random, table: Table, due: unknown = null): Plain {
  const { players, prospects } = table
  const type = chance(random, 1) ? 'toast' : due && chance(random, 70) ? due : pick(random, TYPES)
  const player = nobody(random, players)
  const some = (most: number) =>
    effects(random, players, prospects, most).map((effect) =>
      chance(random, 1) ? { ...effect, do: 'WISH' } : effect,
    )
  const told = chance(random, 40) ? { choices: answers(random, table, 3) } : {}
  switch (type) {
    case 'ball':
      return {
        type,
        ...told,
        ...(chance(random, 50) && {
          name: pick(random, ['lady-danbury', 'Ball of roses', 'Ball of masks', 'Ball of foxes']),
        }),
        before: some(2),
        order: some(2),
        end: some(2),
      }
    case 'cards':
      return {
        type,
        ...told,
        played: Object.fromEntries(
          players.flatMap((each) =>
            chance(random, 92) ? [[each, 1 + random(chance(random, 5) ? 26 : 24)]] : [],
          ),
        ),
      }
    case 'dance':
      return { type, ...told, player, ...anyDance(random, table) }
    case 'scandal':
      return {
        type,
        ...told,
        player,
        victim: nobody(random, players),
        ...(chance(random, 8) && { reveal: anyReveal(random) }),
      }
    case 'give':
      return { type, ...told, player, to: nobody(random, players) }
    case 'discard':
      return { type, ...told, player, count: random(4) }
    case 'gossip':
      return { type, ...told, player, effects: some(3) }
    case 'effect':
      return { type, ...told, ...(chance(random, 80) && { player }), effects: some(3) }
    case 'score':
      return {
        type,
        scores: Object.fromEntries(
          players.filter(() => chance(random, 50)).map((each) => [each, random(12) - 2]),
        ),
        ...(chance(random, 50) && { winner: chance(random, 20) ? null : player }),
      }
    default:
      return { type, ...told, player }
  }
}

/** The event with one thing in it said otherwise, left out or added. */
export function bent(random: Random, table: Table, event: Plain): Plain {
  const other = {
    ...anyEvent(random, table),
    ...anyDance(random, table),
    choices: answers(random, table, 3),
  } as Plain
  const { choices } = event as { choices?: unknown[] }
  if (choices && chance(random, 50)) {
    const at = random(choices.length + 1)
    const cut = random(2)
    return {
      ...event,
      choices: [...choices.slice(0, at), ...answers(random, table, 1), ...choices.slice(at + cut)],
    }
  }
  const key = pick(random, [
    'choices',
    'prospect',
    'token',
    'replace',
    'sendHome',
    'moveFrom',
    'reveal',
    'reveal',
  ])
  if (key === 'prospect' && event.prospect === undefined) return anyEvent(random, table)
  const { [key]: _, ...rest } = event
  if (chance(random, 25) && key !== 'prospect') return rest
  const value =
    key === 'reveal'
      ? anyReveal(random)
      : key === 'sendHome' || key === 'replace'
        ? nobody(random, table.players)
        : (other[key] ?? pick(random, table.prospects))
  return { ...rest, [key]: value }
}

const ODD = ['Zed', 'top', 'self', 'supply', 'hand', 'lowest', 'other', 'ball', 'Ann', 'p1', '']
const ODD_ANY = [
  { choose: 'player', where: ['room'] },
  { choose: 'prospect', where: ['catchable'] },
  { choose: 'player' },
  { choose: 'prospect', where: ['token', 'room'] },
  { choose: 'ball', where: [] },
  { hand: 'partner' },
  { hand: { choose: 'player', where: ['other'] } },
]

/** An effect with one of its fields said otherwise, in a way that may mean nothing, or left out. */
export function spoilt(random: Random, effect: Plain): Plain {
  const key = pick(random, Object.keys(effect))
  const { [key]: old, ...rest } = effect
  if (chance(random, 20) && key !== 'do') return rest
  if (typeof old === 'number') return { ...effect, [key]: random(4) - 1 }
  if (typeof old === 'boolean') return { ...effect, [key]: !old }
  if (Array.isArray(old)) return { ...effect, [key]: (old as Plain[]).map((each) => spoilt(random, each)) }
  return { ...effect, [key]: pick<unknown>(random, chance(random, 50) ? ODD : ODD_ANY) }
}
