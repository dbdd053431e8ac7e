import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Effect } from '@/machines/high-society'
import { EffectRow } from './effect-row'
import type { Moment, Names, Scene } from './scene'
import { KindPicks } from './steps'
import { useRows } from './use-rows'

export interface EffectsFieldProps {
  /** What these lines are, as a heading of their list. */
  readonly label: string
  readonly value: readonly Effect[]
  readonly onChange: (effects: readonly Effect[]) => void
  readonly names: Names
  readonly moment: Moment
  /** Of whom a ruling is. */
  readonly self?: string | null
}

/** What happens, line by line: each is composed by taps, read back as a sentence, moved, changed and taken out. */
export function EffectsField(props: EffectsFieldProps) {
  const { label, value, onChange, names, moment, self = null } = props
  const id = useId()
  const field = useRef<HTMLElement>(null)
  const { rows, open, setOpen, add, replace, remove, move } = useRows(value, onChange)
  const [isAdding, setAdding] = useState(false)
  // Where the focus goes when what held it is gone: a line that was closed, or the way to a new one.
  const [led, setLed] = useState<string | null>(null)
  useEffect(() => {
    if (led === null) return
    field.current?.querySelector<HTMLElement>(`[data-lead="${led}"] button`)?.focus()
    setLed(null)
  }, [led])
  const scene: Scene = { moment, names, self }
  const close = (at: number) => {
    setOpen(null)
    setLed(String(at))
  }
  return (
    <section ref={field} aria-labelledby={id}>
      <h3 id={id} className="pt-3 font-sans text-small font-semibold">
        {label}
      </h3>
      <ol>
        {rows.map(({ effect, key }, i) => (
          <li key={key} data-lead={i} className="border-b border-line last:border-b-0">
            <EffectRow
              effect={effect}
              scene={scene}
              place={i + 1}
              isLast={i === rows.length - 1}
              isOpen={open?.key === key}
              isNew={open?.key === key && open.isNew}
              onOpen={() => setOpen(key)}
              onDone={() => close(i)}
              onChange={(next) => replace(i, next)}
              onMove={(by) => move(i, by)}
              onRemove={() => {
                remove(i)
                setLed('add')
              }}
            />
          </li>
        ))}
      </ol>
      <div data-lead="add">
        {isAdding ? (
          <div className="-mx-3 grid grid-cols-1 gap-3 rounded-ui bg-sunk px-3 py-3">
            <p className="text-small text-ink-2">What happens?</p>
            <KindPicks
              scene={scene}
              kind={null}
              onPick={(effect) => {
                add(effect)
                setAdding(false)
              }}
            />
            <Button
              kind="quiet"
              className="justify-self-start"
              onClick={() => {
                setAdding(false)
                setLed('add')
              }}
            >
              Leave it
            </Button>
          </div>
        ) : (
          <Button
            kind="quiet"
            className="-ms-2 text-accent"
            icon={<Icon of={Plus} />}
            onClick={() => {
              setAdding(true)
              setOpen(null)
              setLed('add')
            }}
          >
            {rows.length ? 'Add another line' : 'Add a line'}
          </Button>
        )}
      </div>
    </section>
  )
}
