import { Button } from '@/components/ui/button'

/** Why an answer cannot be, in place, and the way to tell it nevertheless. */
export function BarredWhy({ why, onInsist }: { why: string; onInsist: (() => void) | null }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 border-s-3 border-accent py-1 ps-3 text-small">
      <p>{why}</p>
      {onInsist ? <Button onClick={onInsist}>It was played all the same</Button> : null}
    </div>
  )
}
