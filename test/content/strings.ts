import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
  readonly children?: readonly Node[]
  readonly expression?: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Stands for what is put in while the app runs: no run of words reaches across it. */
export const GAP = '\n\0\n'

function textIn(node: Node): string {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' ? node.value : GAP
  if (node.type === 'TemplateLiteral') return (node.quasis ?? []).map(({ value }) => value.cooked).join(GAP)
  if (node.type === 'JSXExpressionContainer' && node.expression) return textIn(node.expression)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children ?? []).map(textIn).join('')
  return GAP
}

const isText = ({ type }: Node) => /^(Literal|TemplateLiteral|JSXElement|JSXFragment)$/.test(type)

/** Every text that a source file can show: its strings, its templates, and what stands between tags. */
export function stringsIn(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null) {
      if (isNode(value) && isText(value)) found.push(textIn(value))
      Object.values(value).forEach(visit)
    }
  }
  visit(parseSync(file, source).program)
  return found
}
