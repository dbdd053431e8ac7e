import type { Metadata } from 'next'
import { SEASON } from '@/components/learn/learnt'
import { SeasonReferencePage } from '@/components/reference/high-society/season-reference-page'

export const metadata: Metadata = {
  title: `${SEASON.name} at a glance`,
  description: `A season of ${SEASON.name} on one page, and a score sheet to fill by hand: to read or to print.`,
}

export default function SeasonReference() {
  return <SeasonReferencePage />
}
