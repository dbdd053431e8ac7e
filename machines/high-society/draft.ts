import type { Choice, Event, EventType, Reveal } from './model'

/** An event half told: its fields so far. `reveal: null` says that no Trait was turned up. */
export type Draft = {
  readonly type?: EventType
  readonly choices?: readonly Choice[]
  readonly reveal?: Reveal | null
} & { readonly [field: string]: unknown }

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const said = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** The event that a draft tells, without what it says by null; for `type` where the draft names none. */
export function told(draft: Draft, type: EventType, fields: object = {}): Event {
  const { choices, ...rest } = draft
  const answers = choices?.map((choice) => (isPlain(choice) ? said(choice) : choice))
  const kept = type === 'score' ? rest : said(rest)
  return { ...fields, ...kept, type, ...(answers?.length && { choices: answers }) } as unknown as Event
}

/** The draft with one answer more. */
export const answering = (draft: Draft, choice: Choice): Draft => ({
  ...draft,
  choices: [...(draft.choices ?? []), choice],
})

/** The draft with fields more: of the event, or of the dance that is its last answer. */
export function saying(draft: Draft, fields: object, isWithin: boolean): Draft {
  if (!isWithin) return { ...draft, ...fields }
  const choices = draft.choices ?? []
  return { ...draft, choices: [...choices.slice(0, -1), { ...(choices.at(-1) as object), ...fields }] }
}

/** What a dance said of the tiles that its tokens come from, one more added. */
export function movingFrom(dance: Readonly<Record<string, unknown>>, tile: string): string | string[] {
  const before = dance.moveFrom
  if (before === undefined) return tile
  return [...(Array.isArray(before) ? before : [before]), tile] as string[]
}
