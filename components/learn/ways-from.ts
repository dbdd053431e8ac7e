import { PRACTICES } from '@/components/boxes/boxes'
import { type Learnt, nameOf, otherThan } from './learnt'
import type { Way } from './ways'

/** From the guide to The High Society Game to everything else there is about it. */
export const WAYS_FROM_SEASON: readonly Way[] = [
  { href: '/cards/high-society', title: 'The cards', about: 'What is known of them, and what is not.' },
  { href: '/rulings/high-society', title: 'Rulings', about: 'One question a page, with its source.' },
  {
    href: PRACTICES['high-society'],
    title: 'Practice',
    about: 'Questions that the rules themselves prove.',
  },
  { href: '/reference/high-society', title: 'Summary', about: 'A Ball on one page, to print or to look at.' },
  {
    href: '/chart/high-society',
    title: 'The flow of a season',
    about: 'Every state of a Ball, as a drawing and in words.',
  },
  {
    href: '/referee/high-society/new',
    title: 'Play with real cards',
    about: 'Lay the phone beside them: it keeps the ladder, the tokens and the rules.',
  },
]

/** From the guide of an edition to everything else there is about it. */
export function waysFrom(edition: Learnt): readonly Way[] {
  const other = otherThan(edition)
  return [
    {
      href: `/learn/${edition}/first-round`,
      title: 'A first round',
      about: 'Sit down and play one, with somebody at your shoulder. Under five minutes.',
    },
    {
      href: `/learn/differences/${other}-to-${edition}`,
      title: `I know ${nameOf(other)}`,
      about: 'Only what differs.',
    },
    ...(edition === 'love-letter'
      ? [
          {
            href: '/learn/differences/from-2012',
            title: 'I know the game of 2012',
            about: 'Other targets, other ties, two cards more.',
          },
        ]
      : []),
    {
      href: '/learn/differences/classic',
      title: 'The classic cards',
      about: 'Sixteen of them, for two to four players.',
    },
    { href: '/cards/love-letter', title: 'The cards', about: 'One page each, with its traps.' },
    { href: '/rulings/love-letter', title: 'Rulings', about: 'One question a page, with its source.' },
    { href: PRACTICES[edition], title: 'Practice', about: 'Questions that the rules themselves prove.' },
    { href: `/reference/${edition}`, title: 'Reference cards', about: 'To print, or to look at here.' },
    {
      href: '/chart/love-letter',
      title: 'The flow of a round',
      about: 'Every state of the game, as a drawing and in words.',
    },
  ]
}
