import { Search, X } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { focusShown, useAskHere } from '@/components/shortcuts/ask-here'
import { Icon } from '@/components/ui/icon'

export interface SearchFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
  /** Enter, or the key of a phone that says so. */
  readonly onSubmit: () => void
}

/** The one line to ask in; stays in reach while the answers scroll. */
export function SearchField({ ref, value, onChange, onSubmit }: SearchFieldProps) {
  const id = useId()
  useAskHere(() => focusShown(ref.current))
  const clear = () => {
    onChange('')
    ref.current?.focus()
  }
  return (
    <search className="sticky top-0 z-10 -mx-5 block bg-paper px-5 py-3">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <label htmlFor={id} className="text-small font-medium">
          The question, in a word or two
        </label>
        <div className="relative mt-1">
          <Icon of={Search} className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-2" />
          <input
            ref={ref}
            id={id}
            type="text"
            dir="auto"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="countess prince"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="min-h-14 w-full rounded-ui border border-edge bg-card ps-12 pe-14 text-lead text-ink placeholder:text-ink-2 placeholder:italic"
          />
          {value ? (
            <button
              type="button"
              onClick={clear}
              className="absolute inset-y-1 end-1 grid w-12 place-items-center rounded-ui text-ink-2 hover:bg-accent-soft hover:text-ink"
            >
              <Icon of={X} />
              <span className="sr-only">Clear</span>
            </button>
          ) : null}
        </div>
      </form>
    </search>
  )
}
