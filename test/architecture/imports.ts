import path from 'node:path'
import { parseSync } from 'vite'
import type { Files } from './project'

export interface Import {
  /** A file of the project by its path without extension, or a package by its name. */
  readonly to: string
  readonly isPackage: boolean
  readonly typeOnly: boolean
}

const endings = ['', '.ts', '.tsx', '.mjs', '.mdx', '/index.ts', '/index.tsx']

/** `@/machines/love-letter` becomes `machines/love-letter/index`, and so on. */
function resolve(files: Files, from: string, request: string): Pick<Import, 'to' | 'isPackage'> {
  const local = request.startsWith('@/')
    ? request.slice(2)
    : request.startsWith('.') && path.posix.join(path.posix.dirname(from), request)
  if (!local) return { to: request, isPackage: true }
  const file = endings.map((ending) => local + ending).find((name) => name in files)
  return { to: (file ?? local).replace(/\.(ts|tsx|mjs)$/, ''), isPackage: false }
}

/** The word between quotes of `import('…')`; a built name (`content/${slug}`) keeps what comes before. */
const dynamicRequest = (source: string, at: { start: number; end: number }) =>
  source
    .slice(at.start, at.end)
    .slice(1, -1)
    .replace(/\$\{.*/s, '*')

export function importsOf(files: Files, from: string): Import[] {
  const source = files[from] ?? ''
  const { module, program } = parseSync(from, source)
  const found = (request: string, typeOnly: boolean) => ({ ...resolve(files, from, request), typeOnly })
  const whole = (start: number) => source.slice(start, start + 40)
  return [
    ...module.staticImports.map(({ moduleRequest, start }) =>
      found(moduleRequest.value, /^import\s+type\b/.test(whole(start))),
    ),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries
        .slice(0, 1)
        .flatMap(({ moduleRequest }) =>
          moduleRequest ? [found(moduleRequest.value, /^export\s+type\b/.test(whole(start)))] : [],
        ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => found(dynamicRequest(source, moduleRequest), false)),
    ...typeReferences(program).map((request) => found(request, true)),
  ]
}

/** `import('./x').T`, a type written as an import, stands in no list: look for it in the tree. */
function typeReferences(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(typeReferences)
  if (node === null || typeof node !== 'object') return []
  const { type, source } = node as { type?: string; source?: { value?: unknown } }
  const own = type === 'TSImportType' && typeof source?.value === 'string' ? [source.value] : []
  return [...own, ...Object.values(node).flatMap(typeReferences)]
}
