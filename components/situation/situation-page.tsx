'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { Masthead } from '@/components/masthead/masthead'
import { useFragment } from '@/components/share/use-fragment'
import { Button } from '@/components/ui/button'
import { Page, PageHeader } from '@/components/ui/page'
import type { WorkbenchProps } from './workbench'

/** The frame of the page; the rules come after it, for nothing can be asked of them before. */
export function SituationPage() {
  const [text, write] = useFragment()
  const [Workbench, setWorkbench] = useState<ComponentType<WorkbenchProps> | null>(null)
  const [isMissing, setMissing] = useState(false)
  const load = () => {
    setMissing(false)
    import('./workbench').then(
      ({ Workbench: part }) => setWorkbench(() => part),
      () => setMissing(true),
    )
  }
  useEffect(load, [])
  return (
    <>
      <Masthead wide box="love-letter" />
      <Page width="wide">
        <WayBack />
        <PageHeader
          back={{ href: '/ask', label: 'Ask' }}
          title="A situation"
          lead="Lay the table as it was: the referee says what may be played, what follows, and why."
        />
        {Workbench && text !== null ? (
          <Workbench key={text.opened} text={text.now} onText={write} />
        ) : isMissing ? (
          <div className="grid justify-items-start gap-3">
            <p>The rules could not be loaded. Perhaps the line is down.</p>
            <Button onClick={load}>Try again</Button>
          </div>
        ) : (
          <>
            <noscript>
              <p className="pb-3">The rules that look at a table are scripts, and this browser runs none.</p>
            </noscript>
            <p className="min-h-[60dvh] text-ink-2">Laying the table…</p>
          </>
        )}
      </Page>
    </>
  )
}
