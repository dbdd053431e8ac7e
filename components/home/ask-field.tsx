'use client'

import { Search } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A question from anywhere: the desk answers it. */
export function AskField() {
  const id = useId()
  const router = useRouter()
  return (
    <search className="block max-w-160">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim()
          router.push((asked ? `/ask#q=${encodeURIComponent(asked)}` : '/ask') as Route)
        }}
      >
        <label htmlFor={id} className="font-medium">
          What happened at your table?
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <div className="relative min-w-0 flex-[1_1_10rem]">
            <Icon of={Search} className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-2" />
            <input
              id={id}
              name="q"
              type="text"
              dir="auto"
              inputMode="search"
              enterKeyHint="go"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="countess prince"
              className="min-h-14 w-full rounded-ui border border-edge bg-card ps-12 pe-3 text-lead text-ink placeholder:text-ink-2 placeholder:italic"
            />
          </div>
          <Button type="submit" className="min-h-14 px-6">
            Ask
          </Button>
        </div>
      </form>
    </search>
  )
}
