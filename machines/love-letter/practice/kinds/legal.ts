import { chance, pick, shuffle } from '../../../core/random'
import { ruleOf } from '../../cards'
import { guesses, playsOf, targets } from '../../legal'
import { type Card, COUNTESS, GUARD, type Play, QUEEN, type RuleId } from '../../model'
import { type Ask, type Kind, written, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { inHand, isForced, some } from '../scene'
import { capital, holding, playing, said, who } from '../words'
import { type Try, tries } from './tries'

/** Cases that people get wrong: the forced 8, protection, a 5 on oneself, a 1 that names a 1. */
const TRAPS: readonly PageId[] = [
  'must-play-countess',
  'target-protected',
  'target-missing',
  'target-self',
  'guess-guard',
  'protected-target',
]

/** Beside these, the others are not seen at once to be wrong. */
const HARD: readonly PageId[] = ['must-play-countess', 'target-protected', 'guess-guard', 'protected-target']

const held = (ask: Ask): string =>
  holding(
    ask.scene.table,
    ask.turn,
    inHand(ask.scene).flatMap(({ card, other }) => (card === other ? [card, card] : [card])),
  )

/** Why-nots that somebody could give, each with how to see that it is not so. */
function falseReasons({ scene, round, turn }: Ask, { card, target }: Play): PracticeChoice[] {
  const { table } = scene
  const no = (says: string, rule: RuleId, because: string) => ({ says, rule, because })
  const other = inHand(scene).find((each) => each.card === card)?.other as Card
  const name = who(table, target)
  const aimed = target !== undefined && target !== turn
  const reasons = [
    ...(isForced(card, other)
      ? []
      : [
          no(
            'No: the other card must be played',
            'must-play-countess',
            'Nothing in this hand forces the other card.',
          ),
        ]),
    ...(aimed && !round.protected[target]
      ? [no(`No: ${name} is protected`, 'target-protected', `Nothing protects ${name} now.`)]
      : []),
    ...(aimed && !round.out[target]
      ? [no(`No: ${name} is out`, 'target-out', `${name} is still in the round.`)]
      : []),
    ...(target === undefined && ruleOf(card).target !== 'none' && targets(table, card).none
      ? [
          no(
            'No: somebody must be chosen',
            'target-missing',
            'Nobody can be chosen: all others still in are protected.',
          ),
        ]
      : []),
    ...(target === turn && ruleOf(card).target === 'any'
      ? [
          no(
            'No: only on somebody else',
            'target-self',
            `${capital(said(table, card))} may be played on anybody, oneself included.`,
          ),
        ]
      : []),
  ]
  return reasons.map(({ says, rule, because }) => ({
    says,
    because,
    ruling: rule,
    claim: [{ says: 'breaks', events: [], rule }],
  }))
}

const NO: { readonly [R in RuleId]?: (target: string) => string } = {
  'must-play-countess': () => 'No: the other card must be played',
  'target-protected': (target) => `No: ${target} is protected`,
  'target-out': (target) => `No: ${target} is out`,
  'target-missing': () => 'No: somebody must be chosen',
  'target-self': () => 'No: only on somebody else',
  'guess-guard': () => 'No: that card may not be named',
}

export const mayPlay: Kind = (ask) => {
  const { scene, random, level } = ask
  const all = tries(ask)
  const wanted = chance(random, 60)
  const tried = all.find(({ rule }) => (rule !== null) === wanted) ?? all[0]
  if (!tried) return null
  const { play, rule, because, ruling } = tried
  const events = written(ask, [play])
  const no = rule && NO[rule]?.(who(scene.table, play.target))
  if (rule && !no) return null
  const yes: PracticeChoice = {
    says: 'Yes',
    claim: [{ says: 'breaks', events, rule: null }],
    ruling,
    because,
  }
  const right: PracticeChoice[] =
    rule && no ? [{ says: no, claim: [{ says: 'breaks', events, rule }], ruling, because }] : []
  const wrong = some(random, wrongs(level) - right.length, falseReasons(ask, play)).map((choice) => ({
    ...choice,
    claim: [{ says: 'breaks' as const, events, rule: choice.ruling as RuleId }],
  }))
  return {
    card: play.card,
    told: [held(ask)],
    prompt: `May ${who(scene.table, ask.turn)} ${playing(scene.table, play)}?`,
    choices: [yes, ...shuffle(random, [...right, ...wrong])],
    because,
    ruling,
    isTrap: TRAPS.includes(ruling),
  }
}

function whichPlay(ask: Ask, isAllowed: boolean): ReturnType<Kind> {
  const { scene, random, level, turn } = ask
  const all = tries(ask)
  const right = all.find(({ rule }) => (rule === null) === isAllowed)
  const wrong = all.filter(({ rule }) => (rule === null) !== isAllowed).slice(0, wrongs(level))
  if (!right || wrong.length < 2) return null
  const choice = ({ play, because, ruling }: Try): PracticeChoice => ({
    says: capital(playing(scene.table, play)),
    claim: [{ says: 'legal', oneOf: written(ask, [play]), is: isAllowed }],
    ruling,
    because,
  })
  return {
    card: right.play.card,
    told: [held(ask)],
    prompt: `Which of these may ${who(scene.table, turn)} ${isAllowed ? 'do' : 'not do'}?`,
    choices: shuffle(random, [right, ...wrong].map(choice)),
    because: right.because,
    ruling: right.ruling,
    isTrap: [right, ...wrong].some(({ ruling }) => HARD.includes(ruling)),
  }
}

export const whichLegal: Kind = (ask) => whichPlay(ask, true)
export const whichNot: Kind = (ask) => whichPlay(ask, false)

/** “Only the 8”, “either”: what an 8 in hand leaves to choose. */
export const withAnEight: Kind = (ask) => {
  const { scene, turn, level } = ask
  const { table } = scene
  const [eight, rest] = [...inHand(scene)].sort((a) => (a.card === COUNTESS ? -1 : 1))
  if (eight?.card !== COUNTESS || !rest) return null
  const forced = isForced(rest.card, COUNTESS)
  const [a, b] = [said(table, COUNTESS), said(table, rest.card)]
  const of = (card: Card, is: boolean) => ({
    says: 'legal' as const,
    oneOf: written(ask, playsOf(table, card)),
    is,
  })
  const ruling: PageId = forced ? 'must-play-countess' : 'forced-countess'
  const because = forced
    ? `With ${b} in hand, ${a} must be played.`
    : `${capital(b)} does not force ${a}, so either may be played.`
  const choice = (says: string, one: boolean, other: boolean): PracticeChoice => ({
    says,
    claim: [of(COUNTESS, one), of(rest.card, other)],
    ruling,
    because,
  })
  return {
    card: COUNTESS,
    told: [held(ask)],
    prompt: `What may ${who(table, turn)} play?`,
    choices: [
      choice(`Only ${a}`, true, false),
      choice(`Only ${b}`, false, true),
      choice('Either of the two', true, true),
      ...(level > 1 ? [choice('Neither: the turn is lost', false, false)] : []),
    ],
    because,
    ruling,
    isTrap: !forced,
  }
}

/** Which name a 1 may not have. */
export const whatToName: Kind = (ask) => {
  const { scene, random, level, turn } = ask
  const { table } = scene
  if (!inHand(scene).some(({ card, other }) => card === GUARD && !isForced(card, other))) return null
  const target = pick(random, [...targets(table, GUARD).may, -1])
  if (target < 0) return null
  const barred: Card[] = table.edition === 'bridgerton' ? [GUARD, QUEEN] : [GUARD]
  const right = pick(random, barred)
  const free = some(random, wrongs(level), guesses(table))
  const why =
    right === QUEEN
      ? `${capital(said(table, QUEEN))} has no number, so she cannot be named.`
      : `A 1 may name any number but 1.`
  const choice = (guess: Card): PracticeChoice => ({
    says: capital(said(table, guess)),
    claim: [
      {
        says: 'legal',
        oneOf: written(ask, [{ type: 'play', player: turn, card: GUARD, target, guess }]),
        is: false,
      },
    ],
    ruling: guess === QUEEN ? 'guess-unknown' : guess === GUARD ? 'guess-guard' : 'naming-a-number',
    because:
      guess === right ? why : `${capital(said(table, guess))} has a number other than 1, so it may be named.`,
  })
  return {
    card: GUARD,
    told: [`${who(table, turn)} plays ${said(table, GUARD)} on ${who(table, target)}.`],
    prompt: `Which card may ${who(table, turn)} not name?`,
    choices: shuffle(random, [right, ...free].map(choice)),
    because: why,
    ruling: right === QUEEN ? 'guess-unknown' : 'guess-guard',
    isTrap: right === QUEEN || free.includes(0),
  }
}
