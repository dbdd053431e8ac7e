import { own } from '../core/own'
import { type Dance, engage, matchOf, scandal, showAffection, stepOut, turnUp } from './dance'
import { perform } from './effects'
import type { Run } from './effects/run'
import { withBall } from './floor'
import type { Ball, Event, EventOf, Season } from './model'
import { finalOrder, NOTHING_TOLD, ordered, usualOrder } from './order'
import { discarded, withHand } from './piles'
import { isRefusal, type Refusal, refuse } from './refusal'
import { mayPass, type Turn, turnOf } from './turn'

export type Outcome = Run | Refusal
/** A part of what an event does, the event’s own words at hand; the chart has a state for each. */
export type Step<E extends Event = Event> = (run: Run, event: E) => Outcome

/** A season in which nothing is under way. */
export const atRest = (season: Season): Run => ({
  season,
  self: null,
  choices: [],
  effect: null,
  isUnproven: false,
  told: null,
})

/** Nothing of the event has happened yet. */
export const begin = (season: Season, event: Event): Run => ({
  ...atRest(season),
  self: 'player' in event ? (event.player ?? null) : null,
  choices: 'choices' in event ? (event.choices ?? []) : [],
})

/** The next thing that happens, unless something before it was refused. */
export const andThen = (before: Outcome, next: (run: Run) => Outcome): Outcome =>
  isRefusal(before) ? before : next(before)

/** A run after something that only changes the season. */
const after = (run: Run, season: Season | Refusal): Outcome =>
  isRefusal(season) ? season : { ...run, season }

const NEW_BALL: Omit<Ball, 'rule'> = {
  played: null,
  order: [],
  acted: [],
  dancing: {},
  catching: {},
  engaged: [],
  giver: null,
  isGossiped: false,
  isEnded: false,
}

/** The Ball opens under its name, and its rule for before happens. */
export const openBall: Step<EventOf<'ball'>> = (run, { name, before, order, end }) => {
  const { season } = run
  const calendar = season.calendar.map((known, i) => (i === season.number - 1 ? (name ?? known) : known))
  return perform(
    { ...run, season: { ...season, ball: { ...NEW_BALL, rule: { order, end } }, calendar } },
    before,
  )
}

/** All cards lie face up; what the Ball and the cards say of it happens, and the order is fixed. */
export const showCards: Step<EventOf<'cards'>> = (run, { played }) => {
  const laid = Object.keys(played).reduce((before, player) => withHand(before, player, -1), run.season)
  const shown = withBall(laid, { played })
  const base = usualOrder(shown)
  const first = perform({ ...run, season: shown, told: NOTHING_TOLD }, shown.ball?.rule.order ?? [])
  const read = base.reduce<Outcome>(
    (before, player) =>
      andThen(before, (each) =>
        perform({ ...each, self: player }, each.season.book[own(played, player) ?? 0]?.order ?? []),
      ),
    first,
  )
  return andThen(read, ({ told, ...rest }) => {
    const order = finalOrder(rest.season, ordered(base, told ?? NOTHING_TOLD))
    return { ...rest, told: null, season: withBall(rest.season, { order }) }
  })
}

type Acting = EventOf<'dance'> | EventOf<'scandal'> | EventOf<'pass'>

const cardOf = ({ ball }: Season, player: string): number => own(ball?.played, player) ?? 0

/** What the card that this player laid lets them do. */
export const turnBy = (season: Season, player: string): Turn => turnOf(season, cardOf(season, player))

/** What the card says for before the turn. */
export const beforeTurn: Step<Acting> = (run, { player }) =>
  perform(
    { ...run, season: withBall(run.season, { acted: [...(run.season.ball?.acted ?? []), player] }) },
    turnBy(run.season, player).before,
  )

/** The dance of this turn; null where the card has none. */
function danceOf(run: Run, event: EventOf<'dance'>): Dance | null {
  const options = turnBy(run.season, event.player).dance
  return options && { player: event.player, words: event, options }
}

const inDance =
  (step: (season: Season, dance: Dance) => Season | Refusal): Step<EventOf<'dance'>> =>
  (run, event) => {
    const dance = danceOf(run, event)
    return after(run, dance ? step(run.season, dance) : refuse('dance-not-allowed'))
  }

/** Which match the dance of this turn makes, as soon as its tile lies there. */
export function matchIn(run: Run, event: EventOf<'dance'>): 'love' | 'plain' | null {
  const dance = danceOf(run, event)
  return dance && matchOf(run.season, dance)
}

export const stepOnFloor = inDance(stepOut)
export const placeAffection = inDance(showAffection)
export const becomeEngaged = inDance((season, dance) => {
  const match = matchOf(season, dance)
  return match ? engage(season, dance, match) : season
})
export const revealTrait = inDance(turnUp)

/** Somebody is caught with a prospect. */
export const catchVictim: Step<EventOf<'scandal'>> = (run, { player, victim, reveal }) => {
  const rules = turnBy(run.season, player)
  if (rules.scandal === 'none' && !rules.isUnknown) return refuse('scandal-not-allowed')
  const caught = scandal(run.season, player, victim)
  return isRefusal(caught) || !reveal ? after(run, caught) : refuse('reveal-not-allowed')
}

/** A turn without dance or scandal. */
export const doNothing: Step<EventOf<'pass'>> = (run, { player }) =>
  mayPass(run.season, player, turnBy(run.season, player)) ? run : refuse('must-act')

const CARD_THAT_GIVES = 15

/** What the card says for after the turn; and perhaps a hand is owed. */
export const afterTurn: Step<Acting> = (run, { player, type }) => {
  const rules = turnBy(run.season, player)
  return andThen(perform(run, rules.after), (done) => {
    const { season } = done
    const owes = cardOf(season, player) === CARD_THAT_GIVES && (season.hands[player] ?? 0) > 0
    const isUnproven = done.isUnproven || (rules.isUnknown && type !== 'dance')
    return { ...done, isUnproven, season: owes ? withBall(season, { giver: player }) : season }
  })
}

/** The whole hand goes to somebody else. */
export const giveHand: Step<EventOf<'give'>> = (run, { player, to }) => {
  const n = run.season.hands[player] ?? 0
  return after(run, withBall(withHand(withHand(run.season, player, -n), to, n), { giver: null }))
}

/** Cards above two are dropped, their numbers unknown. */
export const dropCards: Step<EventOf<'discard'>> = (run, { player, count }) =>
  after(run, discarded(withHand(run.season, player, -count), Array(count).fill(null)))

/** The Lady Whistledown card happens. */
export const readGossip: Step<EventOf<'gossip'>> = (run, { effects }) =>
  andThen(perform(run, effects), (read) => after(read, withBall(read.season, { isGossiped: true })))

/** The Ball’s rule for its end happens. */
export const endBall: Step<EventOf<'end-ball'>> = (run) =>
  andThen(perform(run, run.season.ball?.rule.end ?? []), (ended) =>
    after(ended, withBall(ended.season, { isEnded: true })),
  )

/** The table does what a text says that nobody entered. */
export const ruleByTable: Step<EventOf<'effect'>> = (run, { effects }) =>
  andThen(perform(run, effects), (done) => ({ ...done, isUnproven: true }))

/** The table says what it counted. */
export const countScores: Step<EventOf<'score'>> = (run) => after(run, { ...run.season, isScored: true })
