import { awaited, type Event, type Reveal, type Season } from '@/machines/high-society'

/** What a table can have done at any time, in due order or not. */
export const DEEDS = {
  dance: 'Danced',
  scandal: 'Caught somebody',
  pass: 'Neither danced nor caught anybody',
  give: 'Handed a card over',
  discard: 'Dropped a card',
  gossip: 'Gossiped',
  'end-ball': 'The Ball was ended',
  ball: 'The next Ball was opened',
} as const

export type Deed = keyof typeof DEEDS

/** A step told freely, whoever’s turn it is: the referee then says what speaks against it. */
export interface FreeStep {
  readonly deed: Deed
  readonly player: string
  /** The prospect danced with, or the player caught or given to. */
  readonly whom: string
  readonly token: string
  readonly replace: string
  readonly sendHome: string
  readonly moveFrom: string
  readonly reveal: Reveal | null
}

export const freeStep = (season: Season, player: string): FreeStep => ({
  deed: awaited(season) === 'turn' ? 'dance' : 'gossip',
  player,
  whom: '',
  token: '',
  replace: '',
  sendHome: '',
  moveFrom: '',
  reveal: null,
})

/** A step as it was left, where all that it names is there; a Trait half told is told anew. */
export const readFreeStep =
  ({ players, ladder }: Season) =>
  (kept: unknown): FreeStep | null => {
    if (typeof kept !== 'object' || kept === null) return null
    const { deed, player, ...others } = kept as FreeStep
    const names = [others.whom, others.token, others.replace, others.sendHome, others.moveFrom]
    const isThere = names.every((name) => ['', ...players, ...ladder].includes(name))
    return Object.hasOwn(DEEDS, deed) && players.includes(player) && isThere
      ? { ...(kept as FreeStep), reveal: null }
      : null
  }

export const hasPlayer = (deed: Deed): boolean => deed !== 'end-ball' && deed !== 'ball'
export const needsWhom = (deed: Deed): boolean => ['dance', 'scandal', 'give'].includes(deed)

const said = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null))

/** The event that was told; null while it lacks whom it was about. */
export function eventOf(step: FreeStep): Event | null {
  const { deed, player, whom, token, replace, sendHome, moveFrom, reveal } = step
  if (needsWhom(deed) && whom === '') return null
  switch (deed) {
    case 'dance':
      return {
        type: 'dance',
        player,
        prospect: whom,
        ...said({ token, replace, sendHome, moveFrom, reveal }),
      }
    case 'scandal':
      return { type: 'scandal', player, victim: whom, ...said({ reveal }) }
    case 'pass':
      return { type: 'pass', player }
    case 'give':
      return { type: 'give', player, to: whom }
    case 'discard':
      return { type: 'discard', player, count: 1 }
    case 'gossip':
      return { type: 'gossip', player, effects: [] }
    case 'end-ball':
      return { type: 'end-ball' }
    case 'ball':
      return { type: 'ball', before: [], order: [], end: [] }
  }
}
