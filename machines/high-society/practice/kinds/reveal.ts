import { own } from '../../../core/own'
import { pick } from '../../../core/random'
import { apply } from '../../apply'
import type { Event } from '../../model'
import { isRefusal } from '../../refusal'
import { type Ask, acting, among, choice, type Draft, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { someTrait } from '../telling'
import { at, laidBy, who } from '../words'
import { dances } from './match'

type Reason = { readonly because: string; readonly ruling: PageId }

const REVEALS = {
  yes: { rule: null, says: 'Yes, one of those face down' },
  engaged: { rule: 'reveal-after-engagement', says: 'No, having got engaged in this Ball' },
  none: { rule: 'trait-not-hidden', says: 'No, none lies face down any more' },
  scandal: { rule: 'reveal-not-allowed', says: 'No, having caught somebody' },
} as const

/** May they turn up a Trait? */
export function mayReveal(ask: Ask): Draft | null {
  const { season, random } = ask
  const turn = acting(season)
  if (!turn) return null
  const { player } = turn
  const reveal = someTrait(random)
  const scandals = season.players.flatMap((victim) => {
    const event: Event = { type: 'scandal', player, victim }
    return isRefusal(apply(season, event))
      ? []
      : [{ event, prospect: own(season.ball?.dancing, victim) ?? '' }]
  })
  const ways = [...dances(ask).map(({ event, prospect }) => ({ event, prospect })), ...scandals].map(
    (way) => {
      const applied = apply(season, { ...way.event, reveal } as Event)
      const rule = isRefusal(applied) ? applied.rule : null
      return {
        ...way,
        id: (Object.keys(REVEALS) as (keyof typeof REVEALS)[]).find((id) => REVEALS[id].rule === rule),
      }
    },
  )
  const wished = pick(random, ['yes', 'engaged', 'none', 'scandal'] as const)
  // A second reason for “no” would make another answer true as well.
  const isPlain = (tile: string) => wished === 'none' || (season.tiles[tile]?.hidden ?? 0) > 0
  const possible = ways.filter(({ id, prospect }) => id === wished && isPlain(prospect))
  if (possible.length === 0) return null
  const { event, prospect } = pick(random, possible)
  const partner = at(season, prospect)
  const hidden = season.tiles[prospect]?.hidden ?? 0
  const reasons: Readonly<Record<keyof typeof REVEALS, Reason>> = {
    yes: {
      because: `${hidden === 2 ? 'Both Traits lie' : 'A Trait lies'} face down, and whoever dances may turn one up.`,
      ruling: 'trait-not-hidden',
    },
    engaged: {
      because: 'Whoever gets engaged turns up no Trait in that Ball.',
      ruling: 'reveal-after-engagement',
    },
    none: { because: `Both Traits of ${partner} lie face up.`, ruling: 'trait-not-hidden' },
    scandal: {
      because: 'Whoever catches somebody may look, and turns none up.',
      ruling: 'reveal-not-allowed',
    },
  }
  const not: Readonly<Record<keyof typeof REVEALS, string>> = {
    yes: reasons[wished].because,
    engaged:
      event.type === 'dance'
        ? `Nobody got engaged by this dance. ${reasons[wished].because}`
        : 'Nobody got engaged here.',
    none:
      hidden === 0
        ? reasons[wished].because
        : `${hidden === 2 ? 'Both Traits of' : 'One Trait of'} ${partner} ${hidden === 2 ? 'lie' : 'lies'} face down.`,
    scandal: `${who(season, player)} dances here and catches nobody.`,
  }
  const says = (id: keyof typeof REVEALS): PracticeChoice =>
    choice(
      REVEALS[id].says,
      [{ says: 'breaks', events: [{ ...event, reveal } as Event], rule: REVEALS[id].rule }],
      reasons[wished].ruling,
      id === wished ? reasons[id].because : not[id],
    )
  const did =
    event.type === 'scandal'
      ? `catches ${who(season, event.victim)} with ${partner}`
      : `dances with ${partner}`
  const others = (Object.keys(REVEALS) as (keyof typeof REVEALS)[]).filter((id) => id !== wished)
  const isMade = ways.find((way) => way.event === event)?.id === 'engaged'
  return {
    told: [laidBy(season, player, `${did}${isMade ? ', and they get engaged' : ''}`)],
    prompt: `May ${who(season, player)} turn up a Trait of ${partner}?`,
    choices: among(ask, says(wished), others.map(says), wrongs(ask)),
    ...reasons[wished],
  }
}
