import type { Ref } from 'react'
import { SeasonTable } from '@/components/season/season-table'
import type { SeasonFrame } from './frames'

export interface FrameProps {
  readonly of: SeasonFrame
  /** The same table at other moments: room is kept for all of them. */
  readonly beside: readonly SeasonFrame[]
  readonly ladderRef?: Ref<HTMLOListElement>
}

/** The table of a season at one step of a lesson. It draws on the server as well, and runs nothing. */
export const Frame = ({ of, beside, ladderRef }: FrameProps) => (
  <SeasonTable view={of.view} beside={beside.map(({ view }) => view)} {...(ladderRef && { ladderRef })} />
)
