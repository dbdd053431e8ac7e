'use client'

import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { markRead } from './progress'

export interface TurnPageProps {
  readonly edition: string
  /** The page that one goes on from: now it counts as read. */
  readonly from: string
  readonly href: string
  readonly className: string
  readonly children: ReactNode
}

/** The link to the next page; without scripts, a link like any other. */
export const TurnPage = ({ edition, from, href, className, children }: TurnPageProps) => (
  <Link href={href as Route} onClick={() => markRead(edition, from)} className={className}>
    {children}
  </Link>
)
