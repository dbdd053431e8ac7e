'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { Masthead } from '@/components/masthead/masthead'
import { Button } from '@/components/ui/button'
import { Page, PageHeader } from '@/components/ui/page'
import { useFragment } from './use-fragment'

type Opened = ComponentType<{ text: string }>

/** The frame of the page on which a link to a game is opened; the rules that read it come after it. */
export function OpenPage() {
  const [text] = useFragment()
  const [OpenedGame, setOpened] = useState<Opened | null>(null)
  const [isMissing, setMissing] = useState(false)
  const load = () => {
    setMissing(false)
    import('./opened-game').then(
      ({ OpenedGame: part }) => setOpened(() => part),
      () => setMissing(true),
    )
  }
  useEffect(load, [])
  return (
    <>
      <Masthead />
      <Page>
        <PageHeader
          back={{ href: '/referee', label: 'Games' }}
          title="A game from a link"
          lead="All of it is in the link. It is only kept on this device if you say so."
        />
        {OpenedGame && text !== null ? (
          <OpenedGame key={text.opened} text={text.now} />
        ) : isMissing ? (
          <div className="grid justify-items-start gap-3">
            <p>The rules could not be loaded. Perhaps the line is down.</p>
            <Button onClick={load}>Try again</Button>
          </div>
        ) : (
          <p className="min-h-[40dvh] text-ink-2">Reading the link…</p>
        )}
      </Page>
    </>
  )
}
