'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { Stepper } from '@/components/ui/stepper'
import { CARD, layoutOf, PAPERS, type Paper, placesOn, SCALES, type Size } from './layout'
import { Sheets } from './sheets'

export interface PrintDeskProps {
  readonly cards: readonly ReactNode[]
  readonly mostPlayers: number
}

const papers = Object.entries(PAPERS).map(([value, { name }]) => ({ value: value as Paper, label: name }))
const mmOf = (size: Size) => `${CARD.width * SCALES[size]} × ${CARD.height * SCALES[size]} mm`
const sizes = [
  { value: 'usual', label: 'As the cards', note: mmOf('usual') },
  { value: 'large', label: 'Large print', note: mmOf('large') },
] as const

const counted = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`

/** What to print and on what; the sheets themselves are seen on paper only. */
export function PrintDesk({ cards, mostPlayers }: PrintDeskProps) {
  const [paper, setPaper] = useState<Paper>('a4')
  const [size, setSize] = useState<Size>('usual')
  const [players, setPlayers] = useState(mostPlayers)
  const count = players * cards.length
  const sheets = placesOn(layoutOf(paper, size), count).length
  return (
    <>
      <div className="grid max-w-96 grid-cols-1 gap-5 print:hidden">
        <Segmented label="Paper" options={papers} value={paper} onChange={setPaper} />
        <Segmented label="Size" options={sizes} value={size} onChange={setSize} layout="stack" />
        <Stepper
          label="Players"
          value={players}
          onChange={setPlayers}
          min={1}
          max={mostPlayers}
          lessLabel="One player less"
          moreLabel="One player more"
        />
        <p aria-live="polite" className="text-small text-ink-2">
          {counted(count, 'card')} on {counted(sheets, 'sheet')} of {PAPERS[paper].name}, with marks to cut
          along. In your printer’s window choose the same paper, at 100 %.
        </p>
        <Button kind="primary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Sheets paper={paper} size={size} players={players} cards={cards} />
    </>
  )
}
