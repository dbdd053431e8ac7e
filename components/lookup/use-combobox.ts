import { type KeyboardEvent, useId, useRef, useState } from 'react'

const options = (list: HTMLElement | null): HTMLElement[] =>
  Array.from(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])

/**
 * A field with a list of links below it, as the ARIA pattern of a combobox has it: the focus stays in the field, arrows
 * mark an option, Enter follows it, Escape closes. Its own, and small, since it stands on every page that is read.
 */
export function useCombobox(onEnter: () => void) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const move = (step: 1 | -1) => {
    const { length } = options(list.current)
    // The field itself is a stop between the last option and the first.
    const next = ((at + 1 + step + length + 1) % (length + 1)) - 1
    setAt(next)
    options(list.current)[next]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    if (step) {
      setOpen(true)
      move(step)
    } else if (event.key === 'Enter') {
      const option = options(list.current)[at]
      if (option) option.click()
      else onEnter()
    } else if (event.key === 'Escape' && isOpen) {
      close()
      // The sheet around it stays open.
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  return { id, list, at, isOpen, open: () => setOpen(true), close, forgetPlace: () => setAt(-1), onKeyDown }
}

/** The id of an option, by its place. */
export const optionId = (id: string, at: number) => `${id}-${at}`
