import { type ComponentType, isValidElement, type ReactNode } from 'react'
import { vocabulary } from './vocabulary'
import { cardNamed, saidIn } from './voice'

const parts = {
  ...Object.fromEntries(
    Object.keys(vocabulary(null)).map((name) => [name, ({ children }: { children?: ReactNode }) => children]),
  ),
  Card: ({ is }: { is: string }) => saidIn(null, cardNamed(is)),
}

/** Words and nothing else. Pages of words know no hooks and no waiting, so calling their parts is enough. */
function spoken(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(spoken).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) return ''
  const { type, props } = node
  if (typeof type === 'function') return spoken((type as (props: object) => ReactNode)(props))
  return `${spoken(props.children)} `
}

/** All that a page of words says, for the search: every edition's part of it, scenarios left out. */
export function plainText(Content: ComponentType<{ components?: object }>): string {
  return spoken((Content as (props: object) => ReactNode)({ components: parts }))
}
