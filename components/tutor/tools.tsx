import { Eye, EyeOff, Hand } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

export interface ToolsProps {
  /** Whether hands lie open; null where nobody can know any. */
  readonly isOpen: boolean | null
  readonly onOpen: () => void
  readonly tryRef: Ref<HTMLButtonElement>
  readonly onTry: () => void
}

/** What a reader may do beside reading on. */
export function Tools({ isOpen, onOpen, tryRef, onTry }: ToolsProps) {
  return (
    <div className="-mx-2 mt-auto grid grid-cols-[auto_auto] justify-between gap-x-4 max-[18rem]:grid-cols-1 pt-3 print:hidden">
      <Button ref={tryRef} kind="quiet" className="text-small" icon={<Icon of={Hand} />} onClick={onTry}>
        Try it yourself
      </Button>
      {isOpen === null ? null : (
        <Button
          kind="quiet"
          className="text-small"
          icon={<Icon of={isOpen ? EyeOff : Eye} />}
          onClick={onOpen}
        >
          {isOpen ? 'Hide the hands' : 'Show the hands'}
        </Button>
      )}
    </div>
  )
}
