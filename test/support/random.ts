/** The seeded chance of the rules, for tests too. */
export { chance, pick, type Random, seeded, shuffle } from '@/machines/core/random'
