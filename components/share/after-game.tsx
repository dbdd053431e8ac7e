'use client'

import { ExternalLink, Printer, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { bgStatsLink, type Play } from './bg-stats'
import { ShareSheet } from './share-sheet'

export interface AfterGameProps {
  readonly saved: { readonly id: string; readonly changedAt: string }
  readonly play: Play
}

/** What can be done with a game that is over, beside playing another. */
export function AfterGame({ saved: { id, changedAt }, play }: AfterGameProps) {
  const [isSharing, setSharing] = useState(false)
  const note = useId()
  return (
    <div className="grid grid-cols-1 justify-items-start border-t border-line pt-3">
      <Button kind="quiet" className="-ms-2" icon={<Icon of={Share2} />} onClick={() => setSharing(true)}>
        Share this game
      </Button>
      <Button kind="quiet" className="-ms-2" icon={<Icon of={Printer} />} onClick={() => window.print()}>
        Print the log
      </Button>
      <a
        href={bgStatsLink(play, id, changedAt)}
        target="_blank"
        rel="noreferrer"
        aria-describedby={note}
        className="-ms-2 inline-flex min-h-12 items-center gap-2 rounded-ui px-2 py-2 font-medium text-ink no-underline hover:bg-accent-soft"
      >
        <Icon of={ExternalLink} />
        Keep the result in BG Stats
      </a>
      <p id={note} className="ps-6 text-small text-ink-2">
        Opens that app, or its website, with the names, the scores, who won and the date. Nothing is sent
        before you tap it.
      </p>
      <ShareSheet
        id={isSharing ? id : null}
        players={play.players.map(({ name }) => name)}
        onClose={() => setSharing(false)}
      />
    </div>
  )
}
