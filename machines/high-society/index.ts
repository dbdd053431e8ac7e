export * from './model'
export { type Report, referee, report, type State } from './record/report'
