import {
  ask,
  type Draft,
  type Event,
  type Next,
  type Option,
  type Question,
  type Reveal,
  type Season,
  withForm,
  withReveal,
} from '@/machines/high-society'

type Plain = Readonly<Record<string, unknown>>

/** Whether what was told so far can still become this event. */
export function leadsTo(part: unknown, whole: unknown): boolean {
  if (part === null || part === undefined) return whole === undefined
  if (Array.isArray(part)) {
    const list = Array.isArray(whole) ? whole : [whole]
    return part.every((item, i) => leadsTo(item, list[i]))
  }
  if (typeof part !== 'object') return part === whole || (Array.isArray(whole) && part === whole[0])
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.entries(part).every(([key, value]) => leadsTo(value, (whole as Plain)[key]))
  )
}

const nextDraft = (next: Next): unknown => ('draft' in next ? next.draft : next.event)

/** Every Trait that an event turns up, and none. */
function traitsIn(event: Event): (Reveal | null)[] {
  const choices = ('choices' in event && event.choices) || []
  const within = choices.flatMap((choice) => {
    if (typeof choice !== 'object') return []
    return 'arrows' in choice ? [choice as unknown as Reveal] : ((choice.reveal as Reveal) ?? [])
  })
  return [...('reveal' in event && event.reveal ? [event.reveal] : []), ...within, null]
}

export const formOf = (event: Event): Draft => {
  const { choices: _, reveal: __, ...fields } = event as unknown as Draft
  return fields
}

/** One question answered as an event has it: by an option, by a Trait or none, or by a form. */
export interface Answer {
  readonly question: Question
  readonly option?: Option
  readonly reveal?: Reveal | null
  readonly next: Next
}

/** Answers one question as this event has it. */
export function answer(season: Season, draft: Draft, event: Event): Answer {
  const question = ask(season, draft)
  if (question.asks === 'reveal') {
    const fits = traitsIn(event)
      .map((reveal) => ({ question, reveal, next: withReveal(season, draft, reveal) }))
      .find(({ next }) => nextDraft(next) !== draft && leadsTo(nextDraft(next), event))
    if (fits) return fits
  }
  if (['ball', 'cards', 'gossip'].includes(question.asks))
    return { question, next: withForm(season, formOf(event)) }
  // A value that was the only possible one may be left out.
  const option = [...question.options, ...question.instead]
    .filter(({ barred }) => barred === null)
    .find(({ next }) => leadsTo(nextDraft(next), event))
  if (!option)
    throw new Error(`${JSON.stringify(event)}: no answer to ${question.asks} after ${JSON.stringify(draft)}`)
  return { question, option, next: option.next }
}
