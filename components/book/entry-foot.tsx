import { Button } from '@/components/ui/button'
import { useUndoToast } from '@/components/ui/undo-toast'
import { LIST } from './use-place'

export interface EntryFootProps<T> {
  readonly what: string
  readonly entered: T | undefined
  readonly set: (entry: T | undefined) => void
}

/** The way back to the book, and the way out of it for this entry. */
export function EntryFoot<T>({ what, entered, set }: EntryFootProps<T>) {
  const offer = useUndoToast()
  const back = () => {
    window.location.hash = LIST
  }
  return (
    <div className="mt-8 flex flex-wrap gap-2 border-t border-line pt-5">
      <Button kind="primary" className="min-h-14 px-7" onClick={back}>
        Done
      </Button>
      {entered === undefined ? null : (
        <Button
          kind="quiet"
          className="min-h-14 px-4"
          onClick={() => {
            set(undefined)
            offer({ message: `The book has forgotten ${what}.`, undo: () => set(entered) })
            back()
          }}
        >
          Forget {what}
        </Button>
      )}
    </div>
  )
}
