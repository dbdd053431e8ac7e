'use client'

import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Icon } from './icon'

type Offer = { message: string; undo?: () => void }

const OfferContext = createContext<(offer: Offer | null) => void>(() => {})

/** `offer({ message, undo })` after something was deleted, or only a message; `offer(null)` takes it away. */
export function useUndoToast(): (offer: Offer | null) => void {
  return useContext(OfferContext)
}

/** Holds the one place where "deleted · Undo" is said; it stays until answered or until the next one. */
export function UndoToastRegion({ children }: { children: ReactNode }) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const undo = offer?.undo
  const value = useMemo(() => setOffer, [])
  const button = 'min-h-12 min-w-12 rounded-ui px-3 font-medium hover:bg-ink-2/30 focus-visible:outline-paper'
  return (
    <OfferContext.Provider value={value}>
      {children}
      <section
        aria-label="Undo"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        {offer ? (
          <div className="pointer-events-auto flex w-full max-w-120 flex-wrap items-center justify-end gap-1 rounded-ui border border-transparent bg-ink ps-4 pe-1 text-paper shadow-sheet">
            <p className="min-w-0 flex-[1_1_9rem] py-2">{offer.message}</p>
            {undo ? (
              <button
                type="button"
                className={`${button} underline underline-offset-4`}
                onClick={() => {
                  undo()
                  setOffer(null)
                }}
              >
                Undo
              </button>
            ) : null}
            <button type="button" className={button} aria-label="Close" onClick={() => setOffer(null)}>
              <Icon of={X} />
            </button>
          </div>
        ) : null}
      </section>
    </OfferContext.Provider>
  )
}
