'use client'

import { useEffect, useState } from 'react'

const PROMISED = {
  unknown: null,
  yes: 'This browser has promised to keep them until you wipe them.',
  no: 'This browser has promised nothing yet: when the device runs out of room, it may clear them away. Parlour asks it again with every game that begins.',
} as const

/** Where everything lies, and how long it may: said plainly. */
export function WhatLiesHere() {
  const [promised, setPromised] = useState<keyof typeof PROMISED>('unknown')
  useEffect(() => {
    navigator.storage?.persisted?.().then(
      (isPromised) => setPromised(isPromised ? 'yes' : 'no'),
      () => {},
    )
  }, [])
  return (
    <>
      <div className="prose">
        <p>
          Games, scores, names, the card book, and what you have learnt and practised lie in this browser, on
          this device (IndexedDB). These settings lie beside them (local storage). Nothing is sent anywhere,
          and there is no account: another browser, or another device, knows none of it.
        </p>
        <p>
          Parlour itself lies here too after the first visit, so that it works without a network. A wipe
          leaves that.
        </p>
        <p>
          Safari clears away what a site keeps when nobody has opened it for seven days of use, unless it was
          put on the home screen. A private window forgets everything when it closes. A backup outlives both.
        </p>
      </div>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {PROMISED[promised]}
      </p>
    </>
  )
}
