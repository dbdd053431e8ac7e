import type { Effect, EffectOf } from '@/machines/high-society'
import { hasSelf, isOrderOpen, mayDanceYet, type Scene } from './scene'

type Kind = Effect['do']

const chosenProspect = (...where: string[]) => ({ choose: 'prospect', where })

/** A line of each kind as it is most often meant, to be changed where it is not. */
const usual: { readonly [K in Kind]: (scene: Scene) => EffectOf<K> } = {
  MOVE: () => ({ do: 'MOVE', who: chosenProspect(), by: 1 }),
  TOKEN: (scene) => ({
    do: 'TOKEN',
    of: hasSelf(scene) ? 'self' : 'all',
    from: 'supply',
    to: chosenProspect('room'),
    n: 1,
  }),
  TRAIT: (scene) => ({
    do: 'TRAIT',
    op: 'reveal',
    at: mayDanceYet(scene) ? 'partner' : chosenProspect('hidden'),
  }),
  CARDS: (scene) => ({
    do: 'CARDS',
    from: 'deck',
    to: { hand: hasSelf(scene) ? 'self' : 'all' },
    n: 1,
  }),
  DANCE: () => ({ do: 'DANCE', occupied: false, token: 'here', engage: true, reveal: true }),
  SCANDAL: () => ({ do: 'SCANDAL' }),
  ORDER: (scene) =>
    hasSelf(scene) ? { do: 'ORDER', set: 'first', who: 'self' } : { do: 'ORDER', set: 'reverse' },
  RULE: (scene) => ({ do: 'RULE', flag: hasSelf(scene) ? 'protected' : 'no-reveal', until: 'ball' }),
  MANUAL: () => ({ do: 'MANUAL', text: '' }),
  MAY: () => ({ do: 'MAY', effects: [] }),
}

export const freshEffect = (kind: Kind, scene: Scene): Effect => usual[kind](scene)

/** Kinds of which something can come at this moment; a Ball’s rule has nobody who could dance or catch. */
export const kindsIn = (scene: Scene): Kind[] =>
  (Object.keys(usual) as Kind[]).filter((kind) => {
    if (kind === 'DANCE' || kind === 'SCANDAL') return hasSelf(scene)
    return kind !== 'ORDER' || isOrderOpen(scene)
  })
