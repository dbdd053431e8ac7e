import { own } from '../../../core/own'
import { pick } from '../../../core/random'
import { matchOf } from '../../dance'
import { dancersAt, mayDance } from '../../floor'
import { BALLS, type EventOf, type Season } from '../../model'
import { turnBy } from '../../steps'
import { isEngagedProspect, isSibling, ownOn } from '../../tokens'
import { type Ask, acting, among, choice, type Draft, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { danceOf } from '../telling'
import { at, laidBy, reading, who, whose } from '../words'

type Reason = { readonly because: string; readonly ruling: PageId }

interface Dance {
  readonly player: string
  readonly prospect: string
  readonly event: EventOf<'dance'>
  readonly match: 'love' | 'plain' | null
}

/** Dances that may be now, whatever comes of them; not with one’s own Match. */
export function dances({ season, random }: Ask): Dance[] {
  const turn = acting(season)
  const options = turn && turnBy(season, turn.player).dance
  if (!turn || !options) return []
  const { player } = turn
  return season.ladder.flatMap((prospect) => {
    if (!mayDance(season, player, prospect, options.occupied)) return []
    if (own(season.engaged, player)?.prospect === prospect) return []
    const event = danceOf(season, { type: 'dance', player, prospect }, random)
    if (!event) return []
    return [{ player, prospect, event, match: matchOf(season, { player, words: { prospect }, options }) }]
  })
}

/** Why no Match comes of it, or which. */
function whyMatch(season: Season, { player, prospect, match }: Dance): Reason {
  const { token, engage } = turnBy(season, player).dance ?? {}
  const [name, partner] = [who(season, player), at(season, prospect)]
  const isFinal = season.number === BALLS
  if (match === 'love')
    return {
      because: `Two tokens of ${name} lay on ${partner} already: a Love Match.`,
      ruling: 'third-dance',
    }
  if (match === 'plain')
    return {
      because: `In the final Ball a single dancer makes a Match at once, here with ${ownOn(season, player, prospect)} of the two tokens for Love.`,
      ruling: dancersAt(season, prospect).length ? 'swoon-final' : 'plain-match',
    }
  if (own(season.engaged, player))
    return { because: `${name} is engaged already, and stays so.`, ruling: 'one-ring-each' }
  if (isEngagedProspect(season, prospect))
    return {
      because: `${partner} is engaged to somebody else.`,
      ruling: isFinal ? 'locked-out' : 'one-ring-each',
    }
  if (isSibling(season, player, prospect))
    return {
      because: `${name} and ${partner} are of one family: they dance, and no more.`,
      ruling: 'siblings',
    }
  if (token === 'elsewhere' && !engage)
    return {
      because: 'Cards 4 and 8 say that nobody gets engaged by them.',
      ruling: isFinal ? 'jealousy-final' : 'token-elsewhere',
    }
  if (isFinal)
    return {
      because: `${partner} dances already, and at this table that rules a Match out.`,
      ruling: 'swoon-final',
    }
  return {
    because: `Two tokens of ${name} must lie there before the dance; there were ${ownOn(season, player, prospect) || 'none'}.`,
    ruling: 'third-dance',
  }
}

const switchOf = (ruling: PageId) =>
  ruling === 'jealousy-final' || ruling === 'swoon-final' || ruling === 'siblings' ? ruling : null

/** What comes of a dance: a Match, of which kind, or none? */
export function match(ask: Ask): Draft | null {
  const { season, random } = ask
  const wished = pick(random, ['love', 'plain', null, null] as const)
  const possible = dances(ask).filter((dance) => dance.match === wished)
  if (possible.length === 0) return null
  const dance = pick(random, possible)
  const { player, prospect, event } = dance
  const before = own(season.engaged, player) ?? null
  const why = whyMatch(season, dance)
  const comes = (of: Dance['match'], says: string, because: string, ruling = why.ruling): PracticeChoice =>
    choice(
      says,
      [
        {
          says: 'state',
          events: [event],
          state: { engaged: { [player]: of ? { prospect, love: of === 'love' } : before } },
        },
      ],
      ruling,
      because,
    )
  const isFinal = season.number === BALLS
  const bars = dance.match === null ? why.because : null
  const all = [
    comes(
      'love',
      'A Love Match',
      bars ??
        `Love takes two tokens before the dance; there ${ownOn(season, player, prospect) === 1 ? 'was one' : 'was none'}.`,
    ),
    comes(
      'plain',
      'A Match without Love',
      bars ?? (isFinal ? why.because : 'Before the final Ball no Match comes without Love.'),
      isFinal ? why.ruling : 'plain-match',
    ),
    comes(null, 'No Match', why.because),
  ]
  const right = all[dance.match === 'love' ? 0 : dance.match === 'plain' ? 1 : 2] as PracticeChoice
  const key = switchOf(why.ruling)
  return {
    told: [
      ...(key && key !== 'siblings' ? [reading(season, key)] : []),
      `${isFinal ? 'It is the final Ball. ' : ''}${laidBy(season, player, `dances with ${at(season, prospect)}`)}`,
    ],
    prompt: 'What comes of it?',
    choices: among(
      ask,
      right,
      all.filter((each) => each !== right),
      2,
    ),
    ...why,
    isTrap: isFinal || (dance.match === null && ownOn(season, player, prospect) > 0) || key !== null,
  }
}

/** Where do their tokens lie after an engagement? */
export function afterEngagement(ask: Ask): Draft | null {
  const { season, random } = ask
  const isSpread = ({ player, prospect }: Dance) =>
    season.ladder.some((tile) => tile !== prospect && ownOn(season, player, tile) > 0)
  const possible = dances(ask).filter((dance) => dance.match !== null && isSpread(dance))
  if (possible.length === 0) return null
  const dance = pick(random, possible)
  const { player, prospect, event } = dance
  const name = who(season, player)
  const ruling: PageId = 'tokens-at-an-engagement'
  const lying = (here: boolean, elsewhere: boolean) =>
    Object.fromEntries(
      season.ladder.map((tile) => {
        const stays = tile === prospect ? here : elsewhere
        const owners = season.tiles[tile]?.tokens ?? []
        const left = tile === prospect && !here ? [] : owners.filter((owner) => stays || owner !== player)
        return [tile, season.players.flatMap((each) => left.filter((owner) => owner === each))]
      }),
    )
  const lie = (says: string, here: boolean, elsewhere: boolean, because: string): PracticeChoice =>
    choice(
      says,
      [{ says: 'state', events: [event], state: { tokens: lying(here, elsewhere) } }],
      ruling,
      because,
    )
  const because = `All tokens of ${name} go home, from ${at(season, prospect)} and from everybody else; nobody lays one on ${at(season, prospect)} any more.`
  const wrong = [
    lie(
      `Those on ${at(season, prospect)} go home, the others stay`,
      false,
      true,
      `${whose(season, player)} tokens leave the other tiles too: an engaged player courts nobody else.`,
    ),
    lie('All stay where they lie', true, true, 'The ring takes the place of the tokens.'),
    ...(season.tiles[prospect]?.tokens.length
      ? [
          lie(
            `Those on ${at(season, prospect)} stay, the others go home`,
            true,
            false,
            `The ring alone lies on ${at(season, prospect)}: its tokens go home too.`,
          ),
        ]
      : []),
  ]
  return {
    told: [
      `${laidBy(season, player, `dances with ${at(season, prospect)}`)} It is a ${dance.match === 'love' ? 'Love Match' : 'Match without Love'}.`,
    ],
    prompt: `Where do ${whose(season, player)} tokens lie then?`,
    choices: among(ask, lie('All four are at home', false, false, because), wrong, wrongs(ask)),
    because,
    ruling,
  }
}
