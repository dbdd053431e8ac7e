import { pick, type Random } from '../random'

/** Words that have fooled programs before: names of what every object has, half signs, signs that turn the writing round. */
export const HOSTILE_WORDS: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'length',
  'null',
  'undefined',
  'NaN',
  '?',
  '-1',
  '0',
  '1e309',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00a',
  '\u202eevil',
  '\u2066\u2067\u2068',
  '\u200b',
  '\ufeff',
  '\u2028\u2029',
  '👩‍👩‍👧',
  'مرحبا',
  'e\u0301\u0301\u0301',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{7*7}}',
  '%',
  '%u',
  '%uD800',
  '%00',
  '%7e~.,-',
  '../../etc/passwd',
  "'; drop table games; --",
  'long'.repeat(1000),
]

const LONG = 'x'.repeat(20_000)

/** Stands for lists and objects that lie deep within each other: no program that nests calls could write them down. */
const DEEP = '@deep@'
const deep = (levels: number): string => `${'[{"effects":'.repeat(levels)}0${'}]'.repeat(levels)}`

/** A value as a text of JSON, with what stands for deep ones in it. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replaceAll(`"${DEEP}"`, () => deep(3000))

const VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [[]],
  () => 0,
  () => -0,
  () => -1,
  () => 1,
  () => 0.5,
  () => 9,
  () => 1e308,
  () => -1e308,
  () => 2 ** 31,
  () => 2 ** 53,
  () => LONG,
  () => JSON.parse(deep(25)),
  () => DEEP,
  () => Array.from({ length: 3000 }, (_, n) => n),
  () => Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`key ${n}`, n])),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
]

export const hostileWord = (random: Random): string => pick(random, HOSTILE_WORDS)

/** A value of any kind that no example has there. */
export const hostileValue = (random: Random): unknown =>
  random(3) ? pick(random, VALUES)() : hostileWord(random)
