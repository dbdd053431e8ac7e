import { lazy } from 'react'
import { STEPS, type StateName, stateWords } from '@/machines/love-letter'
import type { GameChart } from './game-chart'

/** The statechart of Love Letter. */
export const loveLetterChart: GameChart<StateName> = {
  href: '/chart/love-letter',
  steps: STEPS,
  stateWords,
  Whole: lazy(async () => ({ default: (await import('./love-letter-whole')).LoveLetterChart })),
}
