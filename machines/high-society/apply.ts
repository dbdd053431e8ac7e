import { own } from '../core/own'
import { settled } from './closing'
import { dance, scandal } from './dance'
import { perform } from './effects'
import type { Run } from './effects/run'
import { withBall } from './floor'
import { flowFault } from './flow'
import type { Ball, Event, EventOf, Season } from './model'
import { finalOrder, NOTHING_TOLD, ordered, usualOrder } from './order'
import { discarded, withHand } from './piles'
import { isRefusal, type Refusal, refuse } from './refusal'
import { mayPass, type Turn, turnOf } from './turn'

type Outcome = Run | Refusal

/** An event that may be: the season after it, and whether something happened that nobody can check. */
export interface Applied {
  readonly season: Season
  readonly isUnproven: boolean
}

const begin = (season: Season, event: Event, self: string | null): Run => ({
  season,
  self,
  choices: ('choices' in event && event.choices) || [],
  isUnproven: false,
  told: null,
})

/** The next thing that happens, unless something before it was refused. */
const then = (before: Outcome, next: (run: Run) => Outcome): Outcome =>
  isRefusal(before) ? before : next(before)

/** The same for what only changes the season. */
const thenSeason = (before: Outcome, next: (season: Season) => Season | Refusal): Outcome =>
  then(before, (run) => {
    const season = next(run.season)
    return isRefusal(season) ? season : { ...run, season }
  })

function open(season: Season, { name, before, order, end, ...event }: EventOf<'ball'>): Outcome {
  const ball: Ball = {
    rule: { order, end },
    played: null,
    order: [],
    acted: [],
    dancing: {},
    engaged: [],
    giver: null,
    isGossiped: false,
    isEnded: false,
  }
  const calendar = season.calendar.map((known, i) => (i === season.number - 1 ? (name ?? known) : known))
  const opened = { ...season, ball, calendar }
  return perform(begin(opened, { ...event, before, order, end }, null), before)
}

function reveal(season: Season, event: EventOf<'cards'>): Outcome {
  const { played } = event
  const laid = Object.keys(played).reduce((before, player) => withHand(before, player, -1), season)
  const revealed = withBall(laid, { played })
  const base = usualOrder(revealed)
  const first = perform(
    { ...begin(revealed, event, null), told: NOTHING_TOLD },
    revealed.ball?.rule.order ?? [],
  )
  const read = base.reduce<Outcome>(
    (before, player) =>
      then(before, (run) =>
        perform({ ...run, self: player }, run.season.book[own(played, player) ?? 0]?.order ?? []),
      ),
    first,
  )
  return then(read, (run) => {
    const order = finalOrder(run.season, ordered(base, run.told ?? NOTHING_TOLD))
    return { ...run, told: null, season: withBall(run.season, { order }) }
  })
}

const CARD_THAT_GIVES = 15

/** A turn: what comes before it, the turn itself, what comes after, and perhaps a hand that is owed. */
function turn(
  season: Season,
  event: EventOf<'dance'> | EventOf<'scandal'> | EventOf<'pass'>,
  act: (season: Season, turn: Turn) => Season | Refusal,
): Outcome {
  const { player } = event
  const card = own(season.ball?.played, player) ?? 0
  const rules = turnOf(season, card)
  const acting = withBall(season, { acted: [...(season.ball?.acted ?? []), player] })
  const before = perform(begin(acting, event, player), rules.before)
  const done = thenSeason(before, (now) => act(now, rules))
  const after = then(done, (run) => perform(run, rules.after))
  return then(after, (run) => {
    const owes = card === CARD_THAT_GIVES && (run.season.hands[player] ?? 0) > 0
    const isUnproven = run.isUnproven || (rules.isUnknown && event.type !== 'dance')
    return { ...run, isUnproven, season: owes ? withBall(run.season, { giver: player }) : run.season }
  })
}

const actDance = (event: EventOf<'dance'>) => (season: Season, rules: Turn) =>
  rules.dance ? dance(season, event.player, event, rules.dance) : refuse('dance-not-allowed')

const actScandal = (event: EventOf<'scandal'>) => (season: Season, rules: Turn) => {
  if (rules.scandal === 'none' && !rules.isUnknown) return refuse('scandal-not-allowed')
  const after = scandal(season, event.player, event.victim)
  return isRefusal(after) || !event.reveal ? after : refuse('reveal-not-allowed')
}

const actPass = (event: EventOf<'pass'>) => (season: Season, rules: Turn) =>
  mayPass(season, event.player, rules) ? season : refuse('must-act')

function give(season: Season, { player, to }: EventOf<'give'>): Season {
  const n = season.hands[player] ?? 0
  return withBall(withHand(withHand(season, player, -n), to, n), { giver: null })
}

function happen(season: Season, event: Event): Outcome {
  switch (event.type) {
    case 'ball':
      return open(season, event)
    case 'cards':
      return reveal(season, event)
    case 'dance':
      return turn(season, event, actDance(event))
    case 'scandal':
      return turn(season, event, actScandal(event))
    case 'pass':
      return turn(season, event, actPass(event))
    case 'give':
      return begin(give(season, event), event, null)
    case 'discard': {
      const left = withHand(season, event.player, -event.count)
      return begin(discarded(left, Array(event.count).fill(null)), event, null)
    }
    case 'gossip':
      return then(perform(begin(season, event, event.player), event.effects), (run) => ({
        ...run,
        season: withBall(run.season, { isGossiped: true }),
      }))
    case 'end-ball':
      return then(perform(begin(season, event, null), season.ball?.rule.end ?? []), (run) => ({
        ...run,
        season: withBall(run.season, { isEnded: true }),
      }))
    case 'effect':
      return then(perform(begin(season, event, event.player ?? null), event.effects), (run) => ({
        ...run,
        isUnproven: true,
      }))
    case 'score':
      return begin({ ...season, isScored: true }, event, null)
  }
}

/** The season after an event, or the first rule that the event breaks. */
export function apply(season: Season, event: Event): Applied | Refusal {
  const flow = flowFault(season, event)
  if (flow) return refuse(flow)
  const run = happen(season, event)
  if (isRefusal(run)) return run
  if (run.choices.length > 0) return refuse('choice-not-allowed')
  return { season: settled(run.season), isUnproven: run.isUnproven }
}
