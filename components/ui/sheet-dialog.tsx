'use client'

import { Dialog } from '@base-ui/react/dialog'
import { EyeOff, X } from 'lucide-react'
import { cx } from './cx'
import { Icon } from './icon'
import type { SheetProps } from './sheet'
import { useBack } from './use-back'

/** A sheet over the page: modal, closes with Escape, Back or by tapping beside it, gives the focus back. */
export function SheetDialog(props: SheetProps) {
  const { open, onOpenChange, size = 'full', tone = 'plain', closeLabel = 'Close' } = props
  useBack(open, () => onOpenChange(false))
  const dark = tone === 'private' ? ({ 'data-theme': 'dark' } as const) : {}
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop
          className={cx(
            'fixed inset-0 z-40 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0',
            tone === 'private' ? 'bg-[black]' : 'bg-veil',
          )}
        />
        <Dialog.Popup
          {...dark}
          {...(props.initialFocus && { initialFocus: props.initialFocus })}
          {...(props.finalFocus && { finalFocus: props.finalFocus })}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-dvh w-full flex-col overflow-hidden bg-paper text-ink shadow-sheet',
            'transition duration-150 data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
            'sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[min(46rem,calc(100dvh-3rem))] sm:w-[34rem] sm:rounded-ui',
            size === 'full' ? 'h-dvh' : 'rounded-t-ui',
            tone === 'private' && 'border-6 border-accent',
            'forced-colors:border forced-colors:border-[CanvasText]',
          )}
        >
          <div className="flex items-start gap-4 border-b border-line ps-5 pe-2 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2">
            <Dialog.Title className="flex min-w-0 flex-1 items-center gap-3 pt-2 text-question">
              {tone === 'private' ? <Icon of={EyeOff} className="text-accent" /> : null}
              <span className="min-w-0">{props.title}</span>
            </Dialog.Title>
            <Dialog.Close
              aria-label={closeLabel}
              className="grid size-12 shrink-0 place-items-center rounded-ui hover:bg-accent-soft"
            >
              <Icon of={X} />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">
            {props.description ? (
              <Dialog.Description className="mb-5 text-ink-2">{props.description}</Dialog.Description>
            ) : null}
            {props.children}
          </div>
          {props.actions ? (
            <div className="grid grid-cols-1 gap-2 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {props.actions}
            </div>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
