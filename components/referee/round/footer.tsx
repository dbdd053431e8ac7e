import { Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useShortcut } from '@/components/shortcuts/use-shortcut'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { useFits } from '@/components/ui/use-fits'

export interface FooterProps {
  /** What undo and redo would take back and do again, in words. */
  readonly undo: string | null
  readonly redo: string | null
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly awake: ReactNode
  readonly onSomethingWrong?: (() => void) | undefined
}

/** Always in reach: a step back, a step forth, and help where no rule helps. */
export function Footer({ undo, redo, onUndo, onRedo, awake, onSomethingWrong }: FooterProps) {
  useShortcut('undo', () => undo !== null && onUndo())
  useShortcut('redo', () => redo !== null && onRedo())
  const bar = useRef<HTMLDivElement>(null)
  const fits = useFits(bar, 0.2)
  return (
    <div
      ref={bar}
      className={cx(
        'bottom-0 z-10 -mx-5 flex min-h-13 flex-wrap items-center justify-between border-t border-line bg-paper px-5 pb-[env(safe-area-inset-bottom)] text-small sm:mx-0 sm:px-0',
        fits && 'sm:sticky [@media(min-height:30rem)]:sticky',
      )}
    >
      <span className="-ms-2 flex">
        <Button
          kind="quiet"
          className="text-small"
          icon={<Icon of={Undo2} />}
          aria-disabled={undo === null || undefined}
          aria-label={undo === null ? 'Undo: nothing yet' : `Undo: ${undo}`}
          title={undo ?? undefined}
          onClick={() => undo !== null && onUndo()}
        >
          <span className={redo === null ? '' : 'max-sm:hidden'}>Undo</span>
        </Button>
        {redo === null ? null : (
          <Button
            kind="quiet"
            className="text-small"
            icon={<Icon of={Redo2} />}
            aria-label={`Redo: ${redo}`}
            title={redo}
            onClick={onRedo}
          >
            <span className="max-sm:hidden">Redo</span>
          </Button>
        )}
      </span>
      <span className="w-min text-tiny leading-tight sm:w-auto text-ink-2">{awake}</span>
      {onSomethingWrong ? (
        <Button kind="quiet" className="-me-2 w-min max-w-max grow text-small" onClick={onSomethingWrong}>
          Something wrong?
        </Button>
      ) : null}
    </div>
  )
}
