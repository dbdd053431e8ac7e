import { Button } from '@/components/ui/button'

/** A game that was brought in lies here already, step by step the same. */
export function TwinFound({ onOpen, onKeep }: { onOpen: () => void; onKeep: () => void }) {
  return (
    <div className="border-s-3 border-accent ps-3">
      <p className="font-medium">This game is on this device already.</p>
      <p className="mb-2 text-small text-ink-2">Each step is the same; nothing was added to the list.</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={onOpen}>
          Open the one that is here
        </Button>
        <Button onClick={onKeep}>Keep a second one</Button>
      </div>
    </div>
  )
}
