import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Effect, effectSentence } from '@/machines/high-society'
import { Composer } from './composer'
import { type Scene, selfOf } from './scene'

export interface EffectRowProps {
  readonly effect: Effect
  readonly scene: Scene
  readonly place: number
  readonly isLast: boolean
  readonly isOpen: boolean
  readonly isNew: boolean
  readonly onOpen: () => void
  readonly onDone: () => void
  readonly onChange: (effect: Effect) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One line, read back as a sentence; opened, it is composed below it. */
export function EffectRow(props: EffectRowProps) {
  const { effect, scene, isOpen } = props
  const sentence = effectSentence(effect, scene.names, selfOf(scene))
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={props.onOpen}
        className="flex min-h-14 w-full items-baseline gap-3 py-3 text-start hover:bg-accent-soft"
      >
        <span className="min-w-0 flex-1 font-serif leading-snug">{sentence}</span>
        <Icon of={Pencil} className="self-center text-ink-2" />
        <span className="sr-only">Change this line</span>
      </button>
    )
  return (
    <div className="-mx-3 rounded-ui bg-sunk px-3 pt-3 pb-2">
      <p role="status" aria-live="polite" className="pb-3 font-serif text-lead leading-snug">
        {sentence}
      </p>
      <Composer value={effect} scene={scene} isNew={props.isNew} onChange={props.onChange}>
        <RowTools {...props} />
      </Composer>
    </div>
  )
}

const tool =
  'grid size-12 place-items-center rounded-ui hover:bg-accent-soft aria-disabled:text-edge aria-disabled:hover:bg-transparent'

function RowTools({ place, isLast, onDone, onMove, onRemove }: EffectRowProps) {
  const arrows = [
    { by: -1, label: 'Earlier', icon: ArrowUp, isBarred: place === 1 },
    { by: 1, label: 'Later', icon: ArrowDown, isBarred: isLast },
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-line pt-2">
      <Button className="me-auto" onClick={onDone}>
        Done
      </Button>
      {arrows.map(({ by, label, icon, isBarred }) => (
        <button
          key={by}
          type="button"
          aria-label={`${label}: move this line`}
          aria-disabled={isBarred || undefined}
          onClick={() => !isBarred && onMove(by)}
          className={tool}
        >
          <Icon of={icon} />
        </button>
      ))}
      <button type="button" aria-label="Take this line out" onClick={onRemove} className={tool}>
        <Icon of={Trash2} />
      </button>
    </div>
  )
}
