import type { Files } from './project'

const limits: ReadonlyArray<{ files: RegExp; lines: number }> = [
  { files: /^machines\/[^/]+\/cards\/.*\.ts$/, lines: 60 },
  { files: /^(components|app)\/.*\.tsx$/, lines: 120 },
  {
    files: /^(app|components|content|machines|scripts|test)\/.*\.(ts|tsx|mjs)$|^[^/]+\.(ts|tsx|mjs)$/,
    lines: 250,
  },
]

const firstComment = (text: string) =>
  /^\s*(?:['"]use client['"];?\s*)?(\/\*.*?\*\/|(?:\/\/[^\n]*\n\s*)+)/s.exec(text)?.[1] ?? ''

/** A longer file says in its first comment why it is longer. */
export function sizeFaults(files: Files): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const limit = limits.find((each) => each.files.test(file))?.lines
    const lines = text.trimEnd().split('\n').length
    if (limit === undefined || lines <= limit || /\blong(er)?\b/i.test(firstComment(text))) return []
    return [
      `${file} has ${lines} lines, more than ${limit}, and its first comment does not say why it is longer`,
    ]
  })
}

export function pinFaults(files: Files): string[] {
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '{}')
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))
    .map(([name, version]) => `${name} is not pinned: ${version}`)
}
