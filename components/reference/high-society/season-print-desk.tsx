'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { Stepper } from '@/components/ui/stepper'
import { PAPERS, type Paper } from '../layout'
import { usePageSize } from '../use-page-size'

const WHAT = [
  { value: 'both', label: 'Both' },
  { value: 'summary', label: 'Summary' },
  { value: 'score', label: 'Score sheet' },
] as const
const papers = Object.entries(PAPERS).map(([value, { name }]) => ({ value: value as Paper, label: name }))

export interface SeasonPrintDeskProps {
  readonly summary: ReactNode
  /** By the number of players, fewest first. */
  readonly scores: readonly { readonly players: number; readonly sheet: ReactNode }[]
}

/** What to print and on what, with a picture of it. */
export function SeasonPrintDesk({ summary, scores }: SeasonPrintDeskProps) {
  const [what, setWhat] = useState<(typeof WHAT)[number]['value']>('both')
  const [paper, setPaper] = useState<Paper>('a4')
  const [players, setPlayers] = useState(scores.at(-1)?.players ?? 0)
  const leaves = [
    ...(what === 'score' ? [] : [summary]),
    ...(what === 'summary' ? [] : [scores.find((score) => score.players === players)?.sheet]),
  ]
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-[20rem_1fr] print:block">
      <div className="grid content-start gap-5 print:hidden">
        <Segmented label="What?" options={WHAT} value={what} onChange={setWhat} />
        <Segmented label="Paper" options={papers} value={paper} onChange={setPaper} />
        <Stepper
          label="Players on the score sheet"
          value={players}
          onChange={setPlayers}
          min={scores[0]?.players ?? 0}
          max={scores.at(-1)?.players ?? 0}
          lessLabel="One player less"
          moreLabel="One player more"
        />
        <Button kind="primary" onClick={() => window.print()}>
          Print {leaves.length === 1 ? 'one page' : 'two pages'}
        </Button>
      </div>
      <Printed paper={paper}>{leaves}</Printed>
      <Picture paper={paper}>{leaves}</Picture>
    </div>
  )
}

interface LeavesProps {
  readonly paper: Paper
  readonly children: readonly ReactNode[]
}

/** What comes out of the printer, a hair less than the paper: rounding would begin another page. */
function Printed({ paper, children }: LeavesProps) {
  const { width, height } = PAPERS[paper]
  usePageSize({ width, height })
  return (
    <div className="hidden text-[black] [--u:1mm] print:block">
      {children.map((leaf, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is nothing but its place
          key={i}
          data-sheet
          className="break-after-page overflow-hidden last:break-after-auto"
          style={{ width: `${width}mm`, height: `${height - 0.3}mm` }}
        >
          {leaf}
        </div>
      ))}
    </div>
  )
}

/** The same in small, for the eye alone. */
const Picture = ({ paper, children }: LeavesProps) => (
  <div
    aria-hidden
    data-theme="light"
    className="flex flex-wrap content-start gap-4 bg-transparent! [--u:min(1.46px,(100vw-2.5rem)/220)] print:hidden lg:[--u:1.6px]"
  >
    {children.map((leaf, i) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is nothing but its place
        key={i}
        className="overflow-hidden border border-edge bg-card"
        style={{
          width: `calc(${PAPERS[paper].width} * var(--u))`,
          height: `calc(${PAPERS[paper].height} * var(--u))`,
        }}
      >
        {leaf}
      </div>
    ))}
  </div>
)
