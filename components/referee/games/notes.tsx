'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What is missing where the page came without HTTPS, and how to get it. */
export function SecureNote() {
  const isSecure = useSyncExternalStore(
    never,
    () => window.isSecureContext,
    () => true,
  )
  if (isSecure) return null
  return (
    <Note title="Two things are missing here">
      This page came without HTTPS, so browsers keep two things from it: playing without a network, and
      keeping the screen awake. Opened from an address that begins with https, or on the computer that serves
      it as localhost, Parlour has both. Everything else works.
    </Note>
  )
}

/** The device does not keep games; whether any lie there from before, nobody can see. */
export function MemoryNote() {
  return (
    <Note title="This device does not keep games">
      It lets Parlour read and save nothing: perhaps a private window, blocked site data, no room left, or a
      newer Parlour has been here. Games that were kept here before cannot be read now and are not listed. You
      can play all the same; a game then lasts until this tab is closed or reloaded. Export it to a file to
      keep it.
    </Note>
  )
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <div role="note" className="mb-6 border-s-3 border-accent ps-4">
      <p className="font-medium">{title}</p>
      <p className="mt-1 max-w-144 text-small text-ink-2">{children}</p>
    </div>
  )
}
