import type { About } from './fault-about'

export const choiceMissing = (_: About): string => 'What happens here leaves a choice that is not told yet.'

export const choiceBarred = (_: About): string =>
  'What is told as chosen here is not among the possible, or more is told than is asked.'
