import type { Differing } from './plan'

/** What is to become of a game that is here in another state. */
export type Decision = 'ours' | 'theirs' | 'both'

/** What becomes of it unless somebody decides otherwise: ours stays, where it can be read. */
export const usualDecision = ({ ours }: Differing): Decision => (ours.problem === null ? 'ours' : 'theirs')
