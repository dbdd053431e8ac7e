import { own } from '../../../core/own'
import { apply } from '../../apply'
import { PAGE_OF, whyBarred } from '../../explain'
import { catchable, dancersAt } from '../../floor'
import type { Event, Season } from '../../model'
import { isRefusal } from '../../refusal'
import { turnBy } from '../../steps'
import { isEngagedProspect, isSibling } from '../../tokens'
import { type Ask, acting, among, choice, type Draft, wrongs } from '../ask'
import type { PageId, PracticeChoice, Statement } from '../model'
import { danceOf } from '../telling'
import { at, laidBy, list, scandalCards, who } from '../words'
import { isMixed, type SetWords, setChoices, type Try } from './sets'

/** A dance with this prospect told to its end, or as far as it can be told where it may not be. */
export function danceWith({ season, random }: Ask, player: string, prospect: string, fields = {}): Event {
  const draft = { type: 'dance', player, prospect, ...fields } as const
  return danceOf(season, draft, random) ?? draft
}

/** An event as something that may be picked or not. */
export function tried(
  season: Season,
  name: string,
  says: string,
  event: Event,
  allowed: { because: string; ruling: PageId },
): Try {
  const applied = apply(season, event)
  if (!isRefusal(applied)) return { name, says, event, barred: null, ...allowed }
  const { rule } = applied
  return {
    name,
    says,
    event,
    barred: rule,
    because: whyBarred(season, rule, event),
    ruling: PAGE_OF[rule],
  }
}

export const OR: SetWords = {
  none: 'Nobody',
  all: 'Anybody',
  some: (says) => list(says, 'or'),
}

/** Why a dance with this prospect may be, though it might be doubted. */
function whyFree(season: Season, player: string, prospect: string): { because: string; ruling: PageId } {
  const name = at(season, prospect)
  if (own(season.engaged, player)?.prospect === prospect)
    return {
      because: `One may dance with one’s own Match, so ${name} is free.`,
      ruling: 'dancing-with-a-match',
    }
  if (isEngagedProspect(season, prospect))
    return {
      because: `${name} is engaged, which bars a token and not a dance.`,
      ruling: 'dancing-with-a-match',
    }
  if (isSibling(season, player, prospect))
    return { because: `${name} is of the family, which bars a token and not a dance.`, ruling: 'siblings' }
  if (dancersAt(season, prospect).length > 0)
    return { because: `With this card one may dance with ${name} all the same.`, ruling: 'prospect-taken' }
  return { because: `Nobody dances with ${name} yet.`, ruling: 'prospect-taken' }
}

/** With whom may they dance? */
export function whomToDance(ask: Ask): Draft | null {
  const { season } = ask
  const turn = acting(season)
  const options = turn && turnBy(season, turn.player).dance
  if (!turn || !options || Object.keys(season.ball?.dancing ?? {}).length === 0) return null
  const { player, card } = turn
  const tries = season.ladder.map((prospect) =>
    tried(
      season,
      prospect,
      at(season, prospect),
      danceWith(ask, player, prospect),
      whyFree(season, player, prospect),
    ),
  )
  const isOdd = (name: string) => isEngagedProspect(season, name) || isSibling(season, player, name)
  const why = options.occupied
    ? {
        because: 'Cards 6 and 10 dance with anybody, also with somebody who dances already.',
        ruling: 'prospect-taken' as const,
      }
    : {
        because: 'A prospect dances with one player at a time; a ring or a family bars no dance.',
        ruling: 'prospect-taken' as const,
      }
  return {
    told: [laidBy(season, player)],
    prompt: `With whom may ${who(season, player)} dance?`,
    choices: setChoices(ask, tries, OR, why),
    ...why,
    isTrap: options.occupied || card === 15 || season.ladder.some(isOdd),
  }
}

/** Whom may they catch? */
export function whomToCatch(ask: Ask): Draft | null {
  const { season } = ask
  const turn = acting(season)
  if (!turn || turnBy(season, turn.player).scandal === 'none') return null
  const { player } = turn
  const tries = season.players
    .filter((name) => name !== player)
    .map((victim) =>
      tried(
        season,
        victim,
        who(season, victim),
        { type: 'scandal', player, victim },
        {
          because: season.rules.some(({ flag }) => flag === 'distracted')
            ? `${who(season, victim)} dances, and after card 18 no Chaperone helps.`
            : `${who(season, victim)} dances and has no Chaperone.`,
          ruling: 'victim-protected',
        },
      ),
    )
  if (!isMixed(tries)) return null
  const isOdd = season.rules.some(({ flag }) => flag === 'protected' || flag === 'distracted')
  const why = {
    because: `${list(catchable(season, player).map((name) => who(season, name)))} can be caught: only dancers can, and none with a Chaperone, until card 18 is danced.`,
    ruling: isOdd ? ('victim-protected' as const) : ('victim-not-dancing' as const),
  }
  return {
    told: [scandalCards(season), laidBy(season, player)],
    prompt: `Whom may ${who(season, player)} catch in a scandal?`,
    choices: setChoices(ask, tries, OR, why),
    ...why,
    isTrap: isOdd,
  }
}

interface Ways {
  readonly dance: boolean
  readonly scandal: boolean
  readonly pass: boolean
}

const WAYS: readonly (readonly [says: string, ways: Ways])[] = [
  ['Dance: nothing else', { dance: true, scandal: false, pass: false }],
  ['Dance, or catch somebody', { dance: true, scandal: true, pass: false }],
  ['Catch somebody: nothing else', { dance: false, scandal: true, pass: false }],
  ['Neither: the turn is passed', { dance: false, scandal: false, pass: true }],
  ['Dance, or pass', { dance: true, scandal: false, pass: true }],
  ['Dance, catch somebody, or pass', { dance: true, scandal: true, pass: true }],
]

/** What may they do on their turn? */
export function whatTheyMayDo(ask: Ask): Draft | null {
  const { season } = ask
  const turn = acting(season)
  if (!turn) return null
  const { player } = turn
  const { scandal } = turnBy(season, player)
  const events = {
    dance: season.ladder.map((prospect) => danceWith(ask, player, prospect)),
    scandal: season.players.map((victim): Event => ({ type: 'scandal', player, victim })),
    pass: [{ type: 'pass', player } as const],
  }
  const fault = (event: Event) => {
    const applied = apply(season, event)
    return isRefusal(applied) ? applied.rule : null
  }
  const is = (way: keyof Ways) => events[way].some((event) => fault(event) === null)
  const right: Ways = { dance: is('dance'), scandal: is('scandal'), pass: is('pass') }
  const rightSays = WAYS.find(([, ways]) => JSON.stringify(ways) === JSON.stringify(right))?.[0]
  if (!rightSays || (scandal === 'none' && ask.random(4) > 0)) return null
  const none = catchable(season, player).length === 0
  const because =
    scandal === 'none'
      ? 'The card is danced and catches nobody; a dance that is possible is not passed up.'
      : none
        ? `Nobody can be caught just now. ${scandal === 'must' ? 'The card has no dance in its place.' : 'The card says “may”, so it is danced.'}`
        : scandal === 'must'
          ? 'The card has a scandal in place of the dance, and somebody can be caught.'
          : 'The card says “may”: a dance or a scandal, and one of the two.'
  const ruling: PageId = scandal === 'none' ? 'must-act' : none ? 'nobody-to-catch' : 'scandal-is-no-dance'
  const claims = ([says, ways]: (typeof WAYS)[number]): PracticeChoice => {
    const keys = Object.keys(ways) as (keyof Ways)[]
    const claim = keys.map((way): Statement => ({ says: 'legal', oneOf: events[way], is: ways[way] }))
    const odd = keys.find((way) => ways[way] !== right[way])
    return choice(says, claim, ...reasonFor(ask, odd, odd ? right[odd] : true, events, because, ruling))
  }
  const [found, others] = [
    WAYS.find(([says]) => says === rightSays),
    WAYS.filter(([says]) => says !== rightSays),
  ]
  if (!found) return null
  return {
    told: [scandalCards(season), laidBy(season, player)],
    prompt: `What may ${who(season, player)} do?`,
    choices: among(ask, claims(found), others.map(claims), wrongs(ask)),
    because,
    ruling,
    isTrap: scandal !== 'none' && none,
  }
}

/** What speaks against a way that a wrong choice names, or for one that it leaves out. */
function reasonFor(
  { season }: Ask,
  odd: keyof Ways | undefined,
  isAllowed: boolean,
  events: Readonly<Record<keyof Ways, readonly Event[]>>,
  because: string,
  ruling: PageId,
): [PageId, string] {
  if (!odd) return [ruling, because]
  if (isAllowed) {
    const says = {
      dance: 'A dance is possible.',
      scandal: 'Somebody can be caught.',
      pass: 'Nothing else is possible.',
    }
    return [ruling, `${says[odd]} ${because}`]
  }
  const event =
    odd === 'scandal'
      ? (events.scandal.find(
          (each) => 'victim' in each && each.victim !== ('player' in each ? each.player : ''),
        ) ?? events.scandal[0])
      : events[odd][0]
  const applied = event && apply(season, event)
  if (!event || !applied || !isRefusal(applied)) return [ruling, because]
  return [PAGE_OF[applied.rule], whyBarred(season, applied.rule, event)]
}
