import { own } from '../../../core/own'
import { pick, shuffle } from '../../../core/random'
import { matchOf } from '../../dance'
import { isLocked } from '../../explain/affection'
import { mayDance } from '../../floor'
import type { Event } from '../../model'
import { turnBy } from '../../steps'
import { isFull, mayPlace, ownOn, supply, tokensOn } from '../../tokens'
import { type Ask, acting, type Draft } from '../ask'
import type { PageId } from '../model'
import { at, laidBy, list, reading, tokensSaid, who, whose } from '../words'
import { danceWith, OR, tried } from './dancers'
import { isMixed, setChoices } from './sets'
import { dancing, seated } from './tokens'

/** Whose token may go home? */
export function whoseGoesHome(ask: Ask): Draft | null {
  const { season } = ask
  const dance = dancing(
    ask,
    'here',
    (player, prospect) => mayPlace(season, player, prospect) && isFull(season, prospect),
  )
  if (!dance) return null
  const { player, prospect } = dance
  const owners = [...new Set(tokensOn(season, prospect))]
  const bystander = pick(
    ask.random,
    season.players.filter((name) => !owners.includes(name)),
  )
  const names = season.players.filter(
    (name) => owners.includes(name) || name === bystander || name === player,
  )
  const tries = names.map((owner) =>
    tried(season, owner, whose(season, owner), danceWith(ask, player, prospect, { sendHome: owner }), {
      because:
        owner === player
          ? `${whose(season, owner)} own token lies there, and may go home as well.`
          : `A token of ${who(season, owner)} lies there, and may go home too.`,
      ruling: 'send-home',
    }),
  )
  const isPair = owners.length === 1
  const ruling: PageId = isPair ? 'rival-pair' : 'send-home'
  const because = isLocked(season, prospect)
    ? 'Two tokens of one rival stay where they lie at this table.'
    : isPair
      ? 'The tile is full: one of the two goes home first, and both are one player’s.'
      : `The tile is full: one of its tokens goes home first, and ${who(season, player)} picks which.`
  return {
    told: [
      ...(isPair ? [reading(season, 'rival-pair')] : []),
      laidBy(
        season,
        player,
        `dances with ${at(season, prospect)}, on whose tile ${tokensOn(season, prospect).length === 1 ? 'lies' : 'lie'} ${tokensSaid(season, seated(season, tokensOn(season, prospect)))}`,
      ),
    ],
    prompt: `Whose token may ${who(season, player)} send home?`,
    choices: setChoices(
      ask,
      tries,
      {
        none: 'Nobody’s: no token is laid there',
        all: list(
          names.map((name) => whose(season, name)),
          'or',
        ),
        some: (says) => list(says, 'or'),
      },
      { because, ruling },
    ),
    because,
    ruling,
    isTrap: isPair || owners.includes(player),
  }
}

/** From where does a token come when none is at home? */
export function fromWhere(ask: Ask): Draft | null {
  const { season } = ask
  const dance = dancing(
    ask,
    'here',
    (player, prospect) =>
      mayPlace(season, player, prospect) && !isFull(season, prospect) && supply(season, player) === 0,
  )
  if (!dance) return null
  const { player, prospect } = dance
  const tries = season.ladder.map((tile) =>
    tried(season, tile, at(season, tile), danceWith(ask, player, prospect, { moveFrom: tile }), {
      because: `A token of ${who(season, player)} lies on ${at(season, tile)} and may be moved.`,
      ruling: 'move-from',
    }),
  )
  if (!isMixed(tries)) return null
  const because = `No token is at home, so one of ${whose(season, player)} moves over from another tile, from which is for them to say.`
  return {
    told: [
      laidBy(season, player, `dances with ${at(season, prospect)}`),
      `All four tokens of ${who(season, player)} lie on tiles.`,
    ],
    prompt: 'From where may the token come?',
    choices: setChoices(
      ask,
      tries,
      {
        none: 'From nowhere: no token is laid',
        all: 'From any tile',
        some: (says) => `From ${list(says, 'or')}`,
      },
      { because, ruling: 'move-from' },
    ),
    because,
    ruling: 'move-from',
  }
}

/** With Jealousy: on whom may the token go? */
export function jealousy(ask: Ask): Draft | null {
  const { season, random } = ask
  const turn = acting(season)
  const options = turn && turnBy(season, turn.player).dance
  if (!turn || options?.token !== 'elsewhere' || own(season.engaged, turn.player)) return null
  const { player } = turn
  const partners = season.ladder.filter(
    (tile) =>
      mayDance(season, player, tile, false) &&
      matchOf(season, { player, words: { prospect: tile }, options }) === null,
  )
  if (partners.length === 0) return null
  const partner = pick(random, partners)
  // A tile with two of one’s own, or one that is locked, may be named and takes none: too fine a point to ask.
  const isOdd = (tile: string) => ownOn(season, player, tile) > 1 || isLocked(season, tile)
  if (season.ladder.some(isOdd)) return null
  const tries = season.ladder.map((tile) => {
    const event: Event = danceWith(ask, player, partner, { token: tile })
    return tried(season, tile, at(season, tile), event, {
      because: `${at(season, tile)} is single and no relative: that is all it takes, whoever dances there.`,
      ruling: 'token-elsewhere',
    })
  })
  if (!isMixed(tries)) return null
  const because = `The token goes to anybody single and unrelated but ${at(season, partner)}, with whom ${who(season, player)} dances.`
  return {
    told: [laidBy(season, player, `dances with ${at(season, partner)}`)],
    prompt: 'On whom may the token go?',
    choices: setChoices(
      ask,
      shuffle(random, tries),
      { ...OR, none: 'On nobody' },
      { because, ruling: 'token-elsewhere' },
    ),
    because,
    ruling: 'token-elsewhere',
    isTrap: season.ladder.some((tile) => !mayPlace(season, player, tile)),
  }
}
