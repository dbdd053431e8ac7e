import type { MDXComponents } from 'mdx/types'
import { type ComponentType, isValidElement, type ReactNode } from 'react'
import { CardNo } from './high-society/cards'
import { Count } from './high-society/count'
import { seasonVocabulary } from './high-society/vocabulary'
import { vocabulary } from './vocabulary'
import { cardNamed, saidIn } from './voice'

/** A part of the vocabulary that adds no words of its own. */
const Silent = ({ children }: { children?: ReactNode }) => children

/** Words and nothing else. Pages of words know no hooks and no waiting, so calling their parts is enough. */
function spoken(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(spoken).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) return ''
  const { type, props } = node
  if (typeof type === 'function') return spoken((type as (props: object) => ReactNode)(props))
  return `${spoken(props.children)} `
}

const silent = (parts: MDXComponents) => Object.fromEntries(Object.keys(parts).map((name) => [name, Silent]))

/** What each game's pages say where they do not speak for themselves. */
const PARTS = {
  'love-letter': {
    ...silent(vocabulary(null)),
    Card: ({ is }: { is: string }) => saidIn(null, cardNamed(is)),
  },
  'high-society': { ...silent(seasonVocabulary), CardNo, Count },
} as const

/** All that a page of words says, every edition’s part of it, and the scenarios that stand on it. */
export function plainWords(
  Content: ComponentType<{ components?: object }>,
  game: keyof typeof PARTS = 'love-letter',
) {
  const scenarios: string[] = []
  const parts = {
    ...PARTS[game],
    Scenario({ id }: { id: string }) {
      scenarios.push(id)
      return null
    },
  }
  const text = spoken((Content as (props: object) => ReactNode)({ components: parts }))
  return { text, scenarios }
}
