import { decodeText, encodeText, type Form, type Plain } from '../../core/notation'
import type { Reveal } from '../model'
import { playerOf, playerSign, prospectOf, prospectSign, type Signs, WHO, WHOM } from './signs'

/** `v`, the arrows, the points, and where they are told the slot and the name. */
function revealText({ arrows, points, slot, name }: Reveal): string {
  const told = name === undefined ? (slot === undefined ? [] : [slot]) : [slot ?? '', encodeText(name)]
  return `v${[arrows, points, ...told].join(',')}`
}

const REVEAL = 'v(-?\\d+),(-?\\d+)(?:,(\\d*))?(?:,([\\w%-]+))?'

function readReveal([arrows, points, slot, name]: readonly (string | undefined)[]): Plain {
  if (arrows === undefined) return {}
  const reveal = {
    arrows: Number(arrows),
    points: Number(points),
    ...(name !== undefined && { name: decodeText(name) }),
    ...(slot && { slot: Number(slot) }),
  }
  return { reveal }
}

/** `aBtCv2,-1`: who dances with whom, and after a letter each what else is said of tokens and of the Trait. */
export const danceForm: Form<Plain, Signs> = {
  write: ({ player, prospect, token, replace, sendHome, moveFrom, reveal, ...rest }, by) =>
    [
      Object.keys(rest).length > 1 ? '?' : '',
      playerSign(by, player),
      prospectSign(by, prospect),
      token === undefined ? '' : `t${prospectSign(by, token)}`,
      replace === undefined ? '' : `r${playerSign(by, replace)}`,
      sendHome === undefined ? '' : `h${playerSign(by, sendHome)}`,
      moveFrom === undefined
        ? ''
        : `m${[moveFrom]
            .flat()
            .map((from) => prospectSign(by, from))
            .join('')}`,
      reveal === undefined ? '' : revealText(reveal as Reveal),
    ].join(''),
  pattern: new RegExp(
    `^(${WHO})(${WHOM})(?:t(${WHOM}))?(?:r(${WHO}))?(?:h(${WHO}))?(?:m(${WHOM}+))?(?:${REVEAL})?$`,
  ),
  read: ([player, prospect, token, replace, sendHome, moveFrom, ...reveal], by) => {
    const from = moveFrom && [...moveFrom].map((letter) => prospectOf(by, letter))
    return {
      type: 'dance',
      player: playerOf(by, player as string),
      prospect: prospectOf(by, prospect as string),
      ...(token && { token: prospectOf(by, token) }),
      ...(replace && { replace: playerOf(by, replace) }),
      ...(sendHome && { sendHome: playerOf(by, sendHome) }),
      ...(from && { moveFrom: from.length === 1 ? from[0] : from }),
      ...readReveal(reveal),
    }
  },
}
