import { type Random, shuffle } from '../random'
import type { Plain } from './heads'

const WORDS = [
  'self',
  'others',
  'all',
  'lowest',
  'partner',
  'fiance',
  'top',
  'bottom',
  'supply',
  'deck',
  'constructor',
  '__proto__',
  'toString',
  '',
  ' Ann',
  'ann',
]

/** The same record with names like the words of effects, and like those of the language’s own things. */
export function renamed(random: Random, record: Plain): Plain {
  const { players, prospects } = record as { players: string[]; prospects: string[] }
  const words = shuffle(random, [...WORDS])
  const names = shuffle(random, [...players, ...prospects]).slice(0, 4)
  let text = JSON.stringify(record)
  for (const [i, name] of names.entries())
    text = text.replaceAll(JSON.stringify(name), JSON.stringify(words[i]))
  return JSON.parse(text)
}
