import { rulingHref } from '@/components/lookup/ruling-href'
import { faceUpOf } from '@/components/referee/round/face-up'
import { labelOf } from '@/components/referee/round/place'
import { faultOf, reportWritten, type Sitting } from '@/components/referee/sitting'
import {
  ask,
  type CardView,
  certainHand,
  describeUnknown,
  type Event,
  faultWords,
  fromRecord,
  type GameRecord,
  describe as inWords,
  now,
  phaseIn,
  type Seat,
  type Session,
  type StateName,
  sessionAt,
  type TableView,
  viewCard,
  viewTable,
  whereIn,
} from '@/machines/love-letter'
import type { RefusalWords } from '../lesson'

/** A table at one moment, with all that a stage may show of it. Plain data. */
export interface FrameView {
  /** Where the round is, by the chart. */
  readonly state: StateName
  readonly view: TableView
  /** Who must say or do something now. */
  readonly acting: Seat | null
  readonly faceUp: readonly CardView[]
  /** By seat, the cards in hand that everything told so far proves; null for one that nobody can name. */
  readonly hands: readonly (readonly (CardView | null)[])[]
}

function handsIn(session: Session, view: TableView): FrameView['hands'] {
  const { table, beliefs } = now(session).context
  const { round } = table
  return view.seats.map(({ seat, held, isOut, shown }) => {
    if (!round || table.result || isOut || shown) return []
    return certainHand(beliefs, seat, round.turn, held).map((card) =>
      card === null ? null : viewCard(table.edition, card),
    )
  })
}

/** The table of a session as it is now. */
export function frameOf(session: Session): FrameView {
  const { context } = now(session)
  const phase = phaseIn(now(session))
  const view = viewTable(context.table, phase)
  const isPlayed = phase !== 'deal' && phase !== 'over'
  return {
    state: whereIn(now(session)),
    view,
    acting: isPlayed ? (ask(context, phase).seat ?? context.table.round?.turn ?? null) : null,
    faceUp: isPlayed ? faceUpOf(session).map((card) => viewCard(context.table.edition, card)) : [],
    hands: handsIn(session, view),
  }
}

/** A record as it was told, and its first event that the referee refuses. Throws where its head cannot be. */
export function openLesson(record: GameRecord): { session: Session; refused: Sitting | null } {
  const told = fromRecord(record)
  if ('rule' in told) throw new Error(`The referee refuses the beginning: ${told.rule}`)
  const { session, misfit } = told
  const event = misfit && record.events[misfit.at]
  return { session, refused: event ? reportWritten(sessionAt(session, misfit.at), event) : null }
}

/** The table after so many events of a record; one that is refused changes nothing. */
export function framesOf(record: GameRecord, afters: readonly number[]): FrameView[] {
  const { session } = openLesson(record)
  return afters.map((after) => frameOf(sessionAt(session, after)))
}

/** A record's session after so many events, with all that follows of itself: to be played on. */
export const sessionAfter = (record: GameRecord, after: number): Session =>
  openLesson({ ...record, events: record.events.slice(0, after) }).session

/** What a banner says of the event that was found wrong; null when none was. */
export function refusalOf(sitting: Sitting): RefusalWords | null {
  const found = faultOf(sitting)
  if (!found) return null
  const { session } = sitting
  const { context } = now(session)
  const own = () =>
    found.fault.rule.startsWith('unknown-')
      ? describeUnknown(found.event as Parameters<typeof describeUnknown>[0])
      : inWords(context.table, found.event as Event)
  const words = faultWords(context, phaseIn(now(session)), found.event, found.fault, (at) =>
    at < session.log.steps.length ? labelOf(session, at) : own(),
  )
  return { ...words, href: rulingHref(words.rule.id) }
}
