import { type ComponentType, isValidElement, type ReactNode } from 'react'
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

/** All that a page of words says, every edition's part of it, and the scenarios that stand on it. */
export function plainWords(Content: ComponentType<{ components?: object }>) {
  const scenarios: string[] = []
  const parts = {
    ...Object.fromEntries(Object.keys(vocabulary(null)).map((name) => [name, Silent])),
    Card: ({ is }: { is: string }) => saidIn(null, cardNamed(is)),
    Scenario({ id }: { id: string }) {
      scenarios.push(id)
      return null
    },
  }
  const text = spoken((Content as (props: object) => ReactNode)({ components: parts }))
  return { text, scenarios }
}
