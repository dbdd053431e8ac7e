import { lazy } from 'react'
import { STEPS, type StateName, stateWords } from '@/machines/high-society'
import type { GameChart } from './game-chart'

/** The statechart of The High Society Game. */
export const highSocietyChart: GameChart<StateName> = {
  href: '/chart/high-society',
  steps: STEPS,
  stateWords,
  Whole: lazy(async () => ({ default: (await import('./high-society-whole')).HighSocietyChart })),
}
