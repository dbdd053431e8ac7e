export { USUAL_NAMES } from './names'
export { headOf, type Situation, situationOf } from './situation'
export { MOST_SIGNS, readSituation, situationText } from './text'
