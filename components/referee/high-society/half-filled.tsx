import { useState } from 'react'
import { isSame } from '@/components/same'
import { Button } from '@/components/ui/button'
import { own } from '@/machines/core'
import { useSeasonBook } from './season-book'

/**
 * A form over the table as far as it is filled in. It is kept with the season under its name: there again when the
 * sheet is opened again, after a reload too, until it is said or thrown away. An earlier moment keeps none.
 */
export function useHalfFilled<Form>(name: string, start: Form, read: (kept: unknown) => Form | null) {
  const book = useSeasonBook()
  const [form, setForm] = useState<Form>(() => read(own(book?.halfFilled, name)) ?? start)
  return {
    form,
    isHalfFilled: !isSame(form, start),
    fill: (next: Form) => {
      setForm(next)
      book?.keepHalfFilled(name, next)
    },
    /** Said, or thrown away: it is kept no longer. */
    done: () => book?.keepHalfFilled(name, null),
  }
}

/** The way out of a form that keeps nothing of what was filled in. */
export function ThrowAway({ half, onClose }: { half: Half; onClose: () => void }) {
  if (!half.isHalfFilled) return null
  return (
    <Button
      kind="quiet"
      className="-ms-2 justify-self-start"
      onClick={() => {
        half.done()
        onClose()
      }}
    >
      Throw this away
    </Button>
  )
}

type Half = Pick<ReturnType<typeof useHalfFilled>, 'isHalfFilled' | 'done'>
