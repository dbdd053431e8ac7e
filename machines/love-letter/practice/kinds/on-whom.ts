import { pick, shuffle } from '../../../core/random'
import { ruleOf } from '../../cards'
import { guesses, targets } from '../../legal'
import type { Card, Play, Seat } from '../../model'
import { type Ask, type Kind, others, written, wrongs } from '../ask'
import type { PageId, PracticeChoice, Statement } from '../model'
import { inHand, isForced, some } from '../scene'
import { capital, People, playing, said, who } from '../words'

/** Everybody that a card may be played on; nobody: it is laid without effect. */
type Group = readonly Seat[]

function playOn({ scene, turn }: Ask, card: Card, target?: Seat): Play {
  if (target === undefined) return { type: 'play', player: turn, card }
  const guess = ruleOf(card).guesses ? { guess: guesses(scene.table)[0] as Card } : {}
  return { type: 'play', player: turn, card, target, ...guess }
}

function claim(ask: Ask, card: Card, group: Group): Statement[] {
  const legal = (target: Seat | undefined, is: boolean): Statement => ({
    says: 'legal',
    oneOf: written(ask, [playOn(ask, card, target)]),
    is,
  })
  const seats = ask.scene.table.players.map((_, seat) => legal(seat, group.includes(seat)))
  return [...seats, legal(undefined, group.length === 0)]
}

/** Where a group is wrong: somebody too many first, then somebody left out. */
function refuted(ask: Ask, card: Card, group: Group, may: Group): { because: string; ruling: PageId } {
  const { scene, round, turn } = ask
  const { table } = scene
  const extra = group.find((seat) => !may.includes(seat))
  const missing = may.find((seat) => !group.includes(seat))
  const name = who(table, extra ?? missing)
  if (extra === turn)
    return { because: `${capital(said(table, card))} is played on somebody else.`, ruling: 'target-self' }
  if (extra !== undefined && round.out[extra])
    return { because: `${name} is out of the round.`, ruling: 'target-out' }
  if (extra !== undefined) return { because: `${name} is protected.`, ruling: 'target-protected' }
  if (group.length === 0)
    return { because: `${name} can be chosen, so somebody must be.`, ruling: 'target-missing' }
  if (missing === turn)
    return {
      because: `${capital(said(table, card))} may be played on one’s own hand too.`,
      ruling: 'target-self',
    }
  return round.protected[missing as Seat]
    ? { because: `At this table ${name} can be chosen too, in vain.`, ruling: 'protected-target' }
    : { because: `${name} can be chosen too.`, ruling: 'protection' }
}

const right = (ask: Ask, card: Card, may: Group): { because: string; ruling: PageId } => {
  const { scene, round } = ask
  const free = others(ask).filter((seat) => !round.protected[seat])
  if (free.length === 0 && may.length === 0)
    return {
      because: 'Everyone else still in is protected, so the card is laid down without effect.',
      ruling: 'target-missing',
    }
  if (may.includes(ask.turn))
    return {
      because: `${capital(said(scene.table, card))} may be played on anybody not protected, oneself included.`,
      ruling: 'target-self',
    }
  if (may.some((seat) => round.protected[seat]))
    return {
      because: 'At this table a card may be wasted on somebody protected, too.',
      ruling: 'protected-target',
    }
  return free.length < others(ask).length
    ? { because: 'Whoever is protected cannot be chosen.', ruling: 'target-protected' }
    : { because: 'Anybody else who is still in can be chosen.', ruling: 'target-self' }
}

/** The answers that people give: all others, all at the table, only those protected, oneself. */
function groups(ask: Ask, may: Group): Group[] {
  const { scene, round, turn, random } = ask
  const everybody = scene.table.players.map((_, seat) => seat)
  const rest = others(ask)
  const byTurn = (seats: Group) => everybody.filter((seat) => seats.includes(seat))
  const likely = [
    rest,
    rest.filter((seat) => !round.protected[seat]),
    byTurn([...rest, turn]),
    everybody.filter((seat) => seat !== turn),
    byTurn([...may, turn]),
    may.filter((seat) => seat !== turn),
    [],
    [turn],
    ...rest.map((seat) => [seat]),
  ]
  const known = new Set([JSON.stringify(may)])
  return shuffle(random, likely).filter((group) => {
    const key = JSON.stringify(group)
    return known.has(key) ? false : known.add(key)
  })
}

const groupWords = (ask: Ask, group: Group): string =>
  group.length === 0
    ? 'On nobody: it is laid down without effect'
    : group.length === 1 && group[0] === ask.turn
      ? 'Only on themselves'
      : `On ${People(ask.scene.table, group)}`

/** Everybody a card may be played on, no more and no fewer. */
export const onWhom: Kind = (ask) => {
  const { scene, random, level, turn } = ask
  const { table } = scene
  const aimed = inHand(scene).filter(
    ({ card, other }) => ruleOf(card).target !== 'none' && !isForced(card, other),
  )
  if (aimed.length === 0) return null
  const { card } = pick(random, aimed)
  const { may } = targets(table, card)
  const choice = (group: Group): PracticeChoice => ({
    says: groupWords(ask, group),
    claim: claim(ask, card, group),
    ...(group === may ? right(ask, card, may) : refuted(ask, card, group, may)),
  })
  const why = right(ask, card, may)
  return {
    card,
    told: [
      `${who(table, turn)} wants to ${playing(table, { type: 'play', player: turn, card }).replace(' on nobody', '')}.`,
    ],
    prompt: 'On whom may it be played?',
    choices: shuffle(random, [may, ...some(random, wrongs(level), groups(ask, may))].map(choice)),
    ...why,
    isTrap: why.ruling !== 'target-self' || may.includes(turn),
  }
}
