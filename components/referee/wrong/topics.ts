import type { ComponentType } from 'react'
import { now, type Phase, phaseIn, type Session, type Trouble } from '@/machines/love-letter'
import { DealTopic } from './deal-topic'
import { DeckTopic } from './deck-topic'
import { ElseTopic } from './else-topic'
import { ForgotTopic } from './forgot-topic'
import { LeaveTopic } from './leave-topic'
import { OddPlayTopic } from './odd-play-topic'
import { OneMoreTopic } from './one-more-topic'
import { SeenTopic } from './seen-topic'
import type { TopicProps } from './topic'
import { TurnTopic } from './turn-topic'
import { TwiceTopic } from './twice-topic'

export const topics: Readonly<Record<Trouble, ComponentType<TopicProps>>> = {
  deck: DeckTopic,
  'forgot-draw': ForgotTopic,
  'drew-twice': TwiceTopic,
  'out-of-turn': TurnTopic,
  'wrong-deal': DealTopic,
  'saw-card': SeenTopic,
  leaves: LeaveTopic,
  'odd-play': OddPlayTopic,
  'one-more': OneMoreTopic,
  else: ElseTopic,
}

const BETWEEN: readonly Trouble[] = ['wrong-deal', 'leaves', 'else']
const IN_SHOWDOWN: readonly Trouble[] = ['out-of-turn', 'saw-card', 'wrong-deal', 'else']

/** What can have gone wrong at this moment of a game. */
export function troublesIn(session: Session, all: readonly Trouble[]): Trouble[] {
  const phase: Phase = phaseIn(now(session))
  if (phase === 'over') return all.filter((one) => one === 'one-more' || one === 'else')
  if (phase === 'deal') return all.filter((one) => BETWEEN.includes(one))
  if (phase === 'reveal') return all.filter((one) => IN_SHOWDOWN.includes(one))
  return all.filter((one) => one !== 'one-more')
}
