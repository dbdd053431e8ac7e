import { pick } from '../../../core/random'
import { apply } from '../../apply'
import { moved } from '../../ladder'
import type { Event, Season } from '../../model'
import { isRefusal } from '../../refusal'
import { type Ask, acting, among, choice, type Draft, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { danceOf } from '../telling'
import { at, counted, who } from '../words'

/** Where a place is, counted from the bottom. */
function placeSaid({ ladder }: Season, index: number): string {
  const prestige = ladder.length - index
  const end = index === 0 ? ', at the top' : prestige === 1 ? ', at the bottom' : ''
  return `Prestige ${prestige}${end}`
}

/** A dance that turns up a Trait with so many arrows; null where none may be now. */
function revealing({ season, random }: Ask, by: number): { event: Event; prospect: string } | null {
  const turn = acting(season)
  if (!turn) return null
  const prospect = pick(random, season.ladder)
  const danced = danceOf(season, { type: 'dance', player: turn.player, prospect }, random)
  if (!danced) return null
  const event: Event = { ...danced, reveal: { arrows: by, points: pick(random, [-1, 1]) } }
  return isRefusal(apply(season, event)) ? null : { event, prospect }
}

/** Where does a prospect end after a Trait’s arrows? */
export function whereEnds(ask: Ask): Draft | null {
  const { season, random } = ask
  const by = pick(random, [-2, -1, 1, 2])
  const found = revealing(ask, by)
  if (!found) return null
  const { event, prospect } = found
  const from = season.ladder.indexOf(prospect)
  const to = moved(season, prospect, by).ladder.indexOf(prospect)
  const isCut = Math.abs(to - from) < Math.abs(by)
  const [name, end] = [at(season, prospect), by > 0 ? 'top' : 'bottom']
  const because =
    from === to
      ? `${name} is at the ${end} already, so the arrows move nobody.`
      : isCut
        ? `${name} goes as far as the ${end}; the other arrow is lost.`
        : `${name} goes ${counted(Math.abs(by), 'place')} ${by > 0 ? 'up' : 'down'}, and the tiles passed close up.`
  const ruling: PageId = 'ends-of-the-ladder'
  const why = (index: number): string => {
    const gone = from - index
    if (gone === 0) return 'Arrows move a prospect as soon as the Trait is turned up.'
    if (Math.sign(gone) !== Math.sign(by))
      return `The arrows point ${by > 0 ? 'up' : 'down'}, and Prestige ${season.ladder.length - index} is ${by > 0 ? 'lower' : 'higher'}.`
    const n = Math.abs(gone)
    return `That would be ${counted(n, 'place')}${isCut ? '' : `, and the Trait shows ${counted(Math.abs(by), 'arrow')}`}.`
  }
  const ends = (index: number): PracticeChoice =>
    choice(
      placeSaid(season, index),
      [{ says: 'state', events: [event], state: { ladder: moved(season, prospect, from - index).ladder } }],
      ruling,
      why(index),
    )
  const near = season.ladder.map((_, index) => index).filter((index) => index !== to)
  const wrong = near.sort((a, b) => Math.abs(a - to) - Math.abs(b - to))
  return {
    told: [
      `${name} stands at ${placeSaid(season, from)}. ${who(season, acting(season)?.player)} dances there and turns up a Trait with ${counted(Math.abs(by), 'arrow')} ${by > 0 ? 'up' : 'down'}.`,
    ],
    prompt: `Where does ${name} stand then?`,
    choices: among(ask, { ...ends(to), because }, wrong.map(ends), wrongs(ask)),
    because,
    ruling,
    isTrap: isCut,
  }
}
