export {
  KINDS,
  type KindId,
  LEVELS,
  type Level,
  type PageId,
  type PracticeChoice,
  type PracticeQuestion,
  type PracticeWish,
  type Statement,
} from './model'
export { borneOut, type Reporter } from './prove'
export { positionOf, practiceQuestion } from './question'
export { nextQuestion, practisedRulings, type Sitting, TOPICS, type Topic } from './sitting'
