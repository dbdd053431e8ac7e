import { useHalfFilledIn } from '../half-filled'
import { useSeasonBook } from './season-book'

export { ThrowAway } from '../half-filled'

/** A form over a season, kept as far as it is filled in. An earlier moment keeps none. */
export const useHalfFilled = <Form,>(name: string, start: Form, read: (kept: unknown) => Form | null) =>
  useHalfFilledIn(useSeasonBook(), name, start, read)
