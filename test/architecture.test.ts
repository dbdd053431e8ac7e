import { describe, expect, test } from 'vitest'
import { importFaults, mdxFaults } from './architecture/edges'
import { type Files, projectFiles } from './architecture/project'
import { pinFaults, sizeFaults } from './architecture/sizes'
import {
  impureFaults,
  markupFaults,
  outsideFaults,
  remoteFaults,
  storageDoors,
  storageFaults,
} from './architecture/texts'

const files = projectFiles()

test.each([
  ['only the allowed imports', importFaults],
  ['words that import nothing', mdxFaults],
  ['each browser storage behind one file', storageFaults],
  ['rules without clock or chance', impureFaults],
  ['no text made markup', markupFaults],
  ['nothing loaded from elsewhere', remoteFaults],
  ['no place outside the project named', outsideFaults],
  ['small files', sizeFaults],
  ['exact pins', pinFaults],
])('the project has %s', (_, faults) => {
  expect(Object.keys(files).length).toBeGreaterThan(20)
  expect(faults(files)).toEqual([])
})

const game = (room: string) => `machines/love-letter/${room}.ts`
const edge = (from: string, line: string): Files => ({
  [from]: line,
  'machines/love-letter/index.ts': '',
  'machines/love-letter/cards/king.ts': '',
  'content/load.ts': '',
})

describe('an import that is not allowed is found', () => {
  test.each([
    ['app/page.tsx', "import { x } from '@/machines/love-letter'"],
    ['app/page.tsx', "import x from '@/content/love-letter/guide/a.mdx'"],
    ['components/table/seat.tsx', "import { x } from '@/machines/love-letter/legal'"],
    ['components/table/seat.tsx', "import type { X } from '@/machines/love-letter/model'"],
    ['components/table/seat.tsx', "export { x } from '@/machines/love-letter/legal'"],
    ['components/table/seat.tsx', "import { x } from '@/content/load'"],
    ['components/table/seat.tsx', "import { x } from '@/app/fonts'"],
    ['components/ui/button.tsx', "import { x } from '@/machines/love-letter'"],
    ['components/ui/button.tsx', "import { x } from '../table/seat'"],
    ['content/love-letter/scenarios/a.ts', "import { x } from '@/machines/love-letter'"],
    ['content/love-letter/scenarios/a.ts', "import x from 'xstate'"],
    ['scripts/referee.ts', "import { x } from '../machines/love-letter/record'"],
    ['machines/registry.ts', "import { x } from './love-letter/legal'"],
    ['machines/core/log.ts', "import { x } from '../love-letter'"],
    [game('legal'), "import { useState } from 'react'"],
    ['components/table/seat.tsx', "import Link from 'next/link'"],
    [game('legal'), "import Link from 'next/link'"],
    [game('legal'), "import { x } from '@/components/ui/button'"],
    [game('legal'), "import { x } from '@/machines/high-society/model'"],
    [game('legal'), "import { setup } from 'xstate'"],
    [game('view'), "import type { SnapshotFrom } from 'xstate'"],
    [game('judge'), "import { x } from 'xstate/graph'"],
    [game('beliefs/worlds'), "import { setup } from 'xstate'"],
    [game('model'), "import { x } from './cards'"],
    [game('model'), "type X = import('./editions').X"],
    [game('cards/guard'), "import { x } from './king'"],
    [game('cards/guard'), "import { x } from '../editions'"],
    [game('editions/classic'), "import { x } from '../legal'"],
    [game('legal'), "import { x } from './beliefs'"],
    [game('scoring'), "import { x } from './apply'"],
    [game('apply'), "import { x } from './legal'"],
    [game('beliefs/index'), "import { x } from '../judge'"],
    [game('judge'), "import { x } from './chart'"],
    [game('chart'), "const x = () => import('./record')"],
    [game('chart'), "import { x } from './view'"],
    [game('view'), "import { x } from './beliefs'"],
    [game('record/index'), "import { x } from '../explain'"],
    [game('explain'), "import { x } from './index'"],
    [game('legal'), "import { x } from './somewhere-new'"],
  ])('%s: %s', (from, line) => {
    expect(importFaults(edge(from, line))).toHaveLength(1)
  })
})

describe('an import that is allowed passes', () => {
  test.each([
    ['app/page.tsx', "import { x } from '@/machines/registry'"],
    ['app/page.tsx', "import { x } from '@/content/load'"],
    ['app/page.tsx', "import { Button } from '@/components/ui/button'"],
    ['components/referee/screen.tsx', "import { x } from '@/machines/love-letter'"],
    ['components/table/seat.tsx', "import type { TableView } from '@/machines/love-letter/view'"],
    ['components/mdx/scenario.tsx', "import { x } from '@/content/load'"],
    ['content/love-letter/scenarios/a.ts', "import type { X } from '@/machines/love-letter'"],
    ['content/load.ts', `export const page = (slug: string) => import(\`./love-letter/guide/\${slug}.mdx\`)`],
    ['scripts/referee.ts', "import { x } from '../machines/registry'"],
    ['machines/registry.ts', "export const load = () => import('./love-letter')"],
    [
      game('chart'),
      "import { setup } from 'xstate'\nimport { x } from './judge'\nimport { y } from './model'",
    ],
    [game('record/read'), "import { x } from '../chart'\nimport { y } from './names'"],
    [game('cards/index'), "import { king } from './king'"],
    [game('cards/guard'), "import { x } from '../model'\nimport { y } from './rule'"],
    [game('beliefs/index'), "import { x } from '../apply'\nimport { y } from '@/machines/core/result'"],
    [game('view'), "import { x } from './legal'"],
    [game('index'), "export * from './view'\nexport { x } from './record'"],
  ])('%s: %s', (from, line) => {
    expect(importFaults(edge(from, line))).toEqual([])
  })
})

describe('every other fault is found, and nothing else', () => {
  const long = 'x\n'.repeat(251)

  test.each<[name: string, (files: Files) => string[], string, string, number]>([
    ['an import in MDX', mdxFaults, 'content/a.mdx', "import X from './x'", 1],
    [
      'an import inside a code fence of MDX',
      mdxFaults,
      'content/a.mdx',
      "export const meta = {}\n\n```ts\nimport x from 'y'\n```",
      0,
    ],
    ['idb in a component', storageFaults, 'components/referee/screen.tsx', "import { openDB } from 'idb'", 1],
    [
      'IndexedDB in a component',
      storageFaults,
      'components/referee/screen.tsx',
      'window.indexedDB.open("x")',
      1,
    ],
    ['localStorage in a page', storageFaults, 'app/page.tsx', 'localStorage.getItem("x")', 1],
    ['idb behind its door', storageFaults, storageDoors.indexedDB, "import { openDB } from 'idb'", 0],
    [
      'localStorage behind its door',
      storageFaults,
      storageDoors.localStorage,
      'localStorage.getItem("x")',
      0,
    ],
    [
      'a text as markup',
      markupFaults,
      'components/a.tsx',
      '<p dangerouslySetInnerHTML={{ __html: name }} />',
      1,
    ],
    ['chance in the rules', impureFaults, game('legal'), 'Math.random()', 1],
    ['an image from elsewhere', remoteFaults, 'app/page.tsx', '<img src="https://example.org/a.png" />', 1],
    [
      'a stylesheet from elsewhere',
      remoteFaults,
      'app/globals.css',
      '@import "https://example.org/a.css";',
      1,
    ],
    ['a font from elsewhere', remoteFaults, 'app/fonts.ts', "import { Inter } from 'next/font/google'", 1],
    ['a link that a person follows', remoteFaults, 'app/page.tsx', '<a href="https://example.org">', 0],
    ['a place outside the project', outsideFaults, 'docs/a.md', `see ${['..', 'shared'].join('/')}/x`, 1],
    ['a card of 61 lines', sizeFaults, game('cards/king'), 'x\n'.repeat(61), 1],
    ['a card of 60 lines', sizeFaults, game('cards/king'), 'x\n'.repeat(60), 0],
    ['a component of 121 lines', sizeFaults, 'components/a.tsx', 'x\n'.repeat(121), 1],
    ['a file of 251 lines', sizeFaults, game('legal'), long, 1],
    ['a file of 251 lines with an idle comment', sizeFaults, game('legal'), `// The king\n${long}`, 1],
    [
      'a file of 251 lines that says why',
      sizeFaults,
      game('legal'),
      `/** Longer than most: one table. */\n${long}`,
      0,
    ],
    ['a loose pin', pinFaults, 'package.json', '{ "dependencies": { "next": "^16.0.0" } }', 1],
  ])('%s', (_, faults, file, text, count) => {
    expect(faults({ [file]: text })).toHaveLength(count)
  })
})
