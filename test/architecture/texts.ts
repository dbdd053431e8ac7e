import type { Files } from './project'

/** Each store of the browser has one door: the games one, and the settings, which are read before the first paint. */
export const storageDoors = {
  indexedDB: 'components/device.ts',
  localStorage: 'components/ui/preferences.ts',
}

const code = /^(app|components|content|machines|scripts)\/.*\.(ts|tsx|mjs|mdx)$/

/** Every file that `where` names and whose text has `what` in it. */
const having = (files: Files, where: RegExp, what: RegExp, fault: string) =>
  Object.entries(files)
    .filter(([file, text]) => where.test(file) && what.test(text))
    .map(([file]) => `${file} ${fault}`)

export function storageFaults(files: Files): string[] {
  const { indexedDB, localStorage } = storageDoors
  const but = (door: string) => Object.fromEntries(Object.entries(files).filter(([file]) => file !== door))
  return [
    ...having(
      but(indexedDB),
      code,
      /\bindexedDB\b|(from|import\()\s*['"]idb['"]/,
      `may not use IndexedDB: ${indexedDB} does`,
    ),
    ...having(but(localStorage), code, /\blocalStorage\b/, `may not use localStorage: ${localStorage} does`),
    ...having(files, code, /\bsessionStorage\b/, 'may not use sessionStorage'),
  ]
}

/** The rules know no clock and no chance. */
export const impureFaults = (files: Files) =>
  having(
    files,
    /^machines\/.*\.ts$/,
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\b/,
    'may not use clock or chance',
  )

/** Words that come from a person, a file or a link are never read as markup; our one script is pasted in the layout. */
export const markupFaults = (files: Files) =>
  having(
    Object.fromEntries(Object.entries(files).filter(([file]) => file !== 'app/layout.tsx')),
    /^(app|components|content|machines)\/.*\.(ts|tsx|mdx)$/,
    /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bsrcDoc\b|javascript:/,
    'may not make markup of a text',
  )

const fetched = [
  /\b(src|srcSet|poster|action)\s*[=:]\s*\{?\s*["'`](https?:)?\/\//,
  /<link\b[^>]*\bhref\s*=\s*\{?\s*["'`](https?:)?\/\//,
  /url\(\s*["']?(https?:)?\/\//,
  /@import\s+(url\()?["'](https?:)?\/\//,
  /\b(fetch|import|importScripts|Worker|WebSocket|EventSource|sendBeacon)\(\s*["'`](https?|wss?):/,
  /next\/font\/google/,
]

/** A link that a person follows may lead out; what a page loads by itself may not. */
export const remoteFaults = (files: Files) =>
  fetched.flatMap((pattern) =>
    having(files, /^(app|components|content)\//, pattern, 'may not load from elsewhere'),
  )

/** Whoever clones this project has nothing beside it. Spelt in two parts, or this file would name it. */
export const outsideFaults = (files: Files) =>
  having(
    files,
    /./,
    new RegExp(['\\.\\./', '/work/'].map((place) => `${place}shared\\b`).join('|')),
    'names a place outside the project',
  )
