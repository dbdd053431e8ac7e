import { type Import, importsOf } from './imports'
import type { Files } from './project'

/** Inside a game: a room may use what stands on an earlier line, and nothing beside or after it. */
const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'love-letter': [
    ['model'],
    ['change'],
    ['cards'],
    ['editions'],
    ['position', 'scoring', 'score-sheet'],
    ['repairs'],
    ['apply'],
    ['legal'],
    ['beliefs', 'view'],
    ['judge'],
    ['legal-events'],
    ['question'],
    ['chart'],
    ['record', 'explain'],
    ['session'],
    ['map', 'notation', 'practice'],
    ['what-if'],
    ['index'],
  ],
  'high-society': [
    ['model'],
    ['refusal', 'forbidden', 'ladder', 'piles'],
    ['tokens', 'floor'],
    ['order', 'dance-token'],
    ['dance', 'phase', 'scoring'],
    ['turn', 'flow', 'closing', 'effects'],
    ['steps'],
    ['apply', 'draft'],
    ['lacks'],
    ['question', 'standing', 'as-it-lies', 'view'],
    ['chart'],
    ['record'],
    ['score-sheet'],
    ['explain'],
    ['session'],
    ['rename'],
    ['map', 'notation', 'practice'],
    ['index'],
  ],
}
/** The face without XState stands on the rules alone, and only the game's own door may pass it on. */
const besideView = [
  'judge',
  'question',
  'chart',
  'record',
  'explain',
  'session',
  'map',
  'notation',
  'practice',
  'what-if',
]
const mayUseXstate =
  /^machines\/([^/]+\/(chart|record|explain|session|map|index)|core\/(log|chart-map))(\/|$)/
const framework = /^(react|react-dom|next|@next|@xstate\/react|@base-ui)(\/|$)/
/** A game’s door, or that of what all games share. */
const face = /^machines\/[^/]+\/(index|view)$/

const inGame = (file: string) => {
  const [, game, room] = /^machines\/(?!core\/)([^/]+)\/([^/]+)/.exec(file) ?? []
  return game && room ? { game, room } : undefined
}

/** Who may import whom between the folders. Inside a game, `mayInsideGame` decides. */
const may: ReadonlyArray<{ from: RegExp; to: RegExp }> = [
  { from: /^app\//, to: /^(app|components)\/|^content\/load$|^machines\/registry$/ },
  { from: /^components\/ui\//, to: /^components\/ui\// },
  { from: /^components\/mdx\//, to: /^components\/|^content\/load$/ },
  { from: /^components\/(?!ui\/)/, to: /^components\// },
  { from: /^components\/(?!ui\/)/, to: face },
  { from: /^content\/load$/, to: /^content\// },
  { from: /^scripts\//, to: /^scripts\/|^machines\/registry$/ },
  { from: /^machines\/core\//, to: /^machines\/core\// },
  { from: /^machines\/registry$/, to: face },
  { from: /^machines\//, to: /^machines\/core\// },
]

function mayPackage(from: string, name: string) {
  // One link for all: what it fetches, and when, is decided there.
  if (name === 'next/link') return from === 'components/ui/link'
  if (from.startsWith('content/')) return from === 'content/load'
  if (!from.startsWith('machines/')) return true
  return /^xstate(\/|$)/.test(name) ? mayUseXstate.test(from) : !framework.test(name)
}

const mayInsideGame = (from: string, to: string) => {
  const [user, used] = [inGame(from), inGame(to)]
  if (!user || user.game !== used?.game) return false
  if (user.room === used.room) return user.room !== 'cards' || mayInsideCards(from, to)
  if (used.room === 'view' && besideView.includes(user.room)) return false
  const floor = (room: string) => floors[user.game]?.findIndex((rooms) => rooms.includes(room)) ?? -1
  return floor(used.room) !== -1 && floor(used.room) < floor(user.room)
}

/** A card knows the shape of a card and nothing of the others; the list of cards knows them all. */
const mayInsideCards = (from: string, to: string) => from.endsWith('/index') || to.endsWith('/rule')

function allowed(from: string, { to, isPackage, typeOnly }: Import) {
  // Content may name any type, and nothing that runs.
  if (from.startsWith('content/') && typeOnly) return true
  if (/^(app|components)\//.test(from) && to === 'content/types') return typeOnly
  if (isPackage) return mayPackage(from, to)
  return may.some((edge) => edge.from.test(from) && edge.to.test(to)) || mayInsideGame(from, to)
}

const held = /^(app|components|content|machines|scripts)\/.*\.(ts|tsx|mjs)$/

export function importFaults(files: Files): string[] {
  return Object.keys(files)
    .filter((file) => held.test(file))
    .flatMap((file) => {
      const from = file.replace(/\.(ts|tsx|mjs)$/, '')
      return importsOf(files, file)
        .filter((edge) => !allowed(from, edge))
        .map((edge) => `${from} may not import ${edge.to}`)
    })
}

/** Words import nothing: their vocabulary is the closed map of components/mdx. */
export function mdxFaults(files: Files): string[] {
  return Object.entries(files)
    .filter(
      ([file, text]) =>
        file.endsWith('.mdx') && /^(import\b|export\b.*\bfrom\b)/m.test(text.replace(/^```.*?^```/gms, '')),
    )
    .map(([file]) => `${file} may not import`)
}
