import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SeasonScreen } from '@/components/referee/high-society/season-screen'
import { RoundScreen } from '@/components/referee/round/round-screen'
import { openSession as openRound, type Session as Round } from '@/machines/love-letter'
import { seasonAfter, useLocalSeason } from './referee/high-society/local-season'
import { useLocalReferee } from './round/local-referee'

const hostile = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
]
const seen = () => document.body.textContent?.replaceAll(/[\u2068\u2069]/g, '') ?? ''

function RoundOf({ session }: { session: Round }) {
  return <RoundScreen referee={useLocalReferee(session)} between={<p>between rounds</p>} onLeave={() => {}} />
}

function SeasonOf() {
  const [prospect = '', ...others] = hostile.map((name) => `${name} of the ladder`)
  const session = seasonAfter(
    {
      ruleset: 'high-society',
      players: hostile,
      prospects: [prospect, ...others, 'Kate'],
      cards: {
        12: {
          name: hostile[0] as string,
          order: [],
          before: [],
          after: [{ do: 'MANUAL', text: hostile[1] as string }],
        },
      },
    },
    [{ type: 'ball', name: hostile[2] as string, before: [], order: [], end: [] }],
  )
  return <SeasonScreen referee={useLocalSeason(session)} onLeave={() => {}} onAgain={() => {}} />
}

/** What the words would have become, had they been taken for markup. */
const planted = () => [
  ...document.querySelectorAll('img, script, iframe, [onerror], [onload], a[href^="javascript:"]'),
]

test('names of people are words at a table of Love Letter, whatever stands in them', () => {
  const session = openRound({
    ruleset: 'love-letter',
    players: hostile,
    start: { turn: hostile[0] as string, deck: 6 },
  })
  render(<RoundOf session={session as Round} />)
  for (const name of hostile) expect(seen()).toContain(name)
  expect(planted()).toEqual([])
})

test('so are those of people, prospects, Balls and cards in a season', () => {
  render(<SeasonOf />)
  for (const name of hostile) expect(seen()).toContain(`${name} of the ladder`)
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(planted()).toEqual([])
})
