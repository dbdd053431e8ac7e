'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { loadGame } from '@/components/storage'
import { Sheet } from '@/components/ui/sheet'
import { list } from '@/machines/core'
import type { ShareLinkProps } from './share-link'
import type { Told } from './texts'

export interface ShareSheetProps {
  /** The game to hand on; null while nobody wants to. */
  readonly id: string | null
  readonly players: readonly string[]
  readonly onClose: () => void
}

/** A whole game as a link, a text or a QR code. */
export function ShareSheet({ id, players, onClose }: ShareSheetProps) {
  return (
    <Sheet
      open={id !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="fit"
      title="Share this game"
      description="The link holds the whole game, with the names. Nothing is sent anywhere until you hand it on."
    >
      {id === null ? null : <Ways id={id} players={players} />}
    </Sheet>
  )
}

type Ready = { readonly text: string; readonly link: string; readonly Link: ComponentType<ShareLinkProps> }

function Ways({ id, players }: { id: string; players: readonly string[] }) {
  const [ready, setReady] = useState<Ready | 'missing' | null>(null)
  useEffect(() => {
    let isWanted = true
    const get = async () => {
      const [found, { linkTo, textOf }, { ShareLink }] = await Promise.all([
        loadGame(id),
        import('./texts'),
        import('./share-link'),
      ])
      const text = found ? textOf(found.game as Told) : ''
      if (isWanted) setReady(text ? { text, link: linkTo(text), Link: ShareLink } : 'missing')
    }
    get().catch(() => isWanted && setReady('missing'))
    return () => {
      isWanted = false
    }
  }, [id])
  if (ready === null) return <p className="text-ink-2">Writing it down…</p>
  if (ready === 'missing') return <p>The game could not be written down. The file export remains.</p>
  const { Link, ...ways } = ready
  return <Link {...ways} what="game" title={`A game of ${list([...players])}`} />
}
