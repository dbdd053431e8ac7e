import { Undo2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

export interface FreeStageProps {
  readonly table: ReactNode
  /** The question, or what came of the last answer. */
  readonly children: ReactNode
  readonly panelRef: RefObject<HTMLDivElement | null>
  /** Of the question: it takes the focus on arrival. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** What undo would take back, in words where there are any; null when there is nothing. */
  readonly undo: { readonly label: string | null; readonly go: () => void } | null
  /** What the way back is called. */
  readonly leave: string
  readonly onLeave: () => void
  /** Stands below. */
  readonly below?: ReactNode
}

/** Where somebody plays on freely: the table first, the question below it, and every step can be taken back. */
export function FreeStage(props: FreeStageProps) {
  const { table, children, panelRef, headingRef, undo, leave, onLeave, below } = props
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It is taller than what it takes the place of: the table first, the question below it.
    root.current?.scrollIntoView?.({ block: 'start' })
    headingRef.current?.focus({ preventScroll: true })
  }, [headingRef])
  return (
    <div ref={root} className="scroll-mt-4">
      {table}
      <div ref={panelRef} className="py-4">
        {children}
      </div>
      <div className="-mx-2 flex flex-wrap justify-between gap-x-4">
        <Button
          kind="quiet"
          className="text-small"
          icon={<Icon of={Undo2} />}
          aria-disabled={!undo || undefined}
          title={undo?.label ?? undefined}
          onClick={undo?.go}
        >
          Undo
        </Button>
        <Button kind="quiet" className="text-small" onClick={onLeave}>
          {leave}
        </Button>
      </div>
      {below}
    </div>
  )
}
