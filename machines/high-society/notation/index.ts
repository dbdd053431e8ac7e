export { gameText, readGame } from './game'
