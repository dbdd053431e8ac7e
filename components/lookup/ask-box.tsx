'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { Quiet } from '@/components/fallen/quiet'
import { focusShown, useAskHere } from '@/components/shortcuts/ask-here'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { deskHref, exampleFor } from './asked'
import type { AskedOf } from './search-games'
import { optionId, useCombobox } from './use-combobox'

const load = () => import('./suggestions')
/** With the search and its index: fetched when somebody comes to the field. */
const Suggestions = lazy(async () => ({ default: (await load()).Suggestions }))

export interface AskBoxProps {
  readonly label: string
  readonly of: AskedOf
  /** small: in a line with other things. large: a page’s own. sheet: the answers stand below it, not over the page. */
  readonly size: 'small' | 'large' | 'sheet'
  /** Before another page is opened. */
  readonly onGo?: (() => void) | undefined
  readonly ref?: RefObject<HTMLInputElement | null>
}

const lists = {
  small: 'absolute end-0 top-full z-30 mt-1 w-[min(30rem,calc(100vw-2.5rem))]',
  large: 'absolute inset-x-0 top-full z-30 mt-1',
  sheet: 'mt-4 -mx-4',
}
const floating = 'max-h-[70dvh] overflow-y-auto rounded-ui border border-line-2 bg-card shadow-sheet'

/** A question from anywhere: answers come as one types, and the desk has them all. */
export function AskBox({ label, of, size, onGo, ref }: AskBoxProps) {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own
  const router = useRouter()
  const [question, setQuestion] = useState('')
  const [isWanted, setWanted] = useState(false)
  const list = useCombobox(() => {
    onGo?.()
    router.push(deskHref({ question: question.trim(), of }))
  })
  useAskHere(() => focusShown(field.current))
  const isShown = list.isOpen && question.trim() !== ''
  const small = size === 'small'
  return (
    <search
      className="relative block"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) list.close()
      }}
    >
      <label htmlFor={id} className={small ? 'sr-only' : 'mb-2 block font-medium'}>
        {label}
      </label>
      <div className="relative">
        <Icon
          of={Search}
          className={cx(
            'pointer-events-none absolute inset-y-0 my-auto text-ink-2',
            small ? 'start-3' : 'start-4',
          )}
        />
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? list.id : undefined}
          aria-activedescendant={list.at < 0 ? undefined : optionId(list.id, list.at)}
          aria-autocomplete="list"
          dir="auto"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={small ? 'Ask' : exampleFor(of)}
          value={question}
          onFocus={() => {
            setWanted(true)
            if (question) list.open()
          }}
          onChange={(event) => {
            setQuestion(event.target.value)
            list.forgetPlace()
            list.open()
          }}
          onKeyDown={list.onKeyDown}
          className={cx(
            'w-full rounded-ui border border-edge bg-card pe-3 text-ink placeholder:text-ink-2',
            small ? 'min-h-11 ps-10 text-small' : 'min-h-14 ps-12 text-lead placeholder:italic',
          )}
        />
      </div>
      {isWanted ? (
        <Quiet>
          <Suspense>
            <Suggestions
              {...{ id: list.id, list: list.list, at: list.at, question, of, isShown }}
              onPick={() => {
                onGo?.()
                list.close()
              }}
              className={cx(lists[size], size !== 'sheet' && floating)}
            />
          </Suspense>
        </Quiet>
      ) : null}
    </search>
  )
}
