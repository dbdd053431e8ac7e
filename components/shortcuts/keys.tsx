'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useBack } from '@/components/ui/use-back'
import { wantsToAsk } from './ask-here'
import { ShortcutList } from './shortcut-list'
import { useShortcut } from './use-shortcut'

/** Stands on every page: the keys to the search field and to the list of keys. */
export function Keys() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  useShortcut('search', () => {
    if (!wantsToAsk()) router.push('/ask')
  })
  useShortcut('list', () => setOpen(true))
  // Here rather than in the dialog: on every page from its beginning, the way back is watched before the router does.
  useBack(isOpen, () => setOpen(false))
  return isOpen ? <KeysDialog onClose={() => setOpen(false)} /> : null
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="keys"
      onClose={onClose}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-ui border border-line-2 bg-card p-5 text-ink shadow-sheet backdrop:bg-veil"
    >
      <h2 id="keys" className="mb-3 text-question">
        Keyboard shortcuts
      </h2>
      <ShortcutList />
      <p className="border-t border-line py-3 text-small text-ink-2">The settings turn them off.</p>
      <Button kind="primary" wide onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>
  )
}
