interface Config {
  on?: Record<string, unknown>
  always?: unknown
  states?: Record<string, Config>
}

const copied = <T>(value: T): T =>
  (Array.isArray(value)
    ? value.map(copied)
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]))
      : value) as T

type Remove = (root: Config) => void

/** Every single transition of a config as a way to delete it from a copy. */
function removals(config: Config, path: string, reach: (root: Config) => Config): [string, Remove][] {
  const on = Object.keys(config.on ?? {}).map((type): [string, Remove] => [
    `${path} on ${type}`,
    (root) => delete reach(root).on?.[type],
  ])
  const always = Array.isArray(config.always) ? config.always : config.always ? [config.always] : []
  const eventless = always.map((_, n): [string, Remove] => [
    `${path} always ${n + 1}`,
    (root) => {
      reach(root).always = always.filter((_, other) => other !== n)
    },
  ])
  const inner = Object.entries(config.states ?? {}).flatMap(([name, state]) =>
    removals(state, `${path}.${name}`, (root) => reach(root).states?.[name] as Config),
  )
  return [...on, ...eventless, ...inner]
}

/** A chart’s config once without each of its transitions, by the name of what is left out. */
export const deletions = (config: unknown): [string, unknown][] =>
  removals(config as Config, 'chart', (root) => root).map(([name, remove]) => {
    const without = copied(config as Config)
    remove(without)
    return [name, without]
  })
