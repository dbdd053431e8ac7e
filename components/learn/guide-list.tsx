'use client'

import { Check } from 'lucide-react'
import type { Route } from 'next'
import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { pagesRead } from './progress'

export interface GuideListProps {
  readonly edition: string
  readonly pages: readonly { readonly id: string; readonly title: string; readonly gist: string }[]
}

/** The pages of a guide with what each is about; those read before are marked once the device has answered. */
export function GuideList({ edition, pages }: GuideListProps) {
  const [read, setRead] = useState<readonly string[]>([])
  useEffect(() => {
    pagesRead(edition).then(setRead)
  }, [edition])
  const next = pages.find(({ id }) => !read.includes(id)) ?? pages[0]
  return (
    <>
      {next ? (
        <ButtonLink href={`/learn/${edition}/${next.id}`} kind="primary" className="min-h-14 px-7">
          {next === pages[0] ? 'Start reading' : `Go on: ${next.title}`}
        </ButtonLink>
      ) : null}
      <ol className="mt-6 border-b border-line">
        {pages.map(({ id, title, gist }, at) => (
          <li key={id} className="border-t border-line">
            <Link
              href={`/learn/${edition}/${id}` as Route}
              className="group grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-2 py-4 text-ink no-underline"
            >
              <span className="voice text-lead text-accent">{at + 1}</span>
              <span>
                <span className="voice text-lead group-hover:underline">{title}</span>
                <span className="block text-ink-2">{gist}</span>
              </span>
              {read.includes(id) ? (
                <span className="flex items-center gap-1 text-small text-ink-2">
                  <Icon of={Check} /> read
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}
