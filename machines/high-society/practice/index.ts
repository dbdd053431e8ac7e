export { KINDS, type KindId, type PageId, type PracticeQuestion, type PracticeWish } from './model'
export { borneOut } from './prove'
export { positionOf, practiceQuestion } from './question'
export { nextQuestion, practisedRulings, type Sitting, TOPICS } from './sitting'
