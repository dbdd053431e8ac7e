import { Button } from '@/components/ui/button'

/** The log was changed: what that came to, and the way back while nothing else has been told. */
export function Changed({ words, onUndo }: { words: string; onUndo: () => void }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 border-s-3 border-accent ps-3 text-small">
      <p className="min-w-0 flex-[1_1_9rem]">{words}</p>
      <Button kind="quiet" className="text-small underline underline-offset-4" onClick={onUndo}>
        Bring it back
      </Button>
    </div>
  )
}
