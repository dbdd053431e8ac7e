import { useState } from 'react'
import { isSame } from '@/components/same'
import { Button } from '@/components/ui/button'
import { own } from '@/machines/core'

/** Where forms that were filled in and not said yet lie: with their game, by their names. */
export interface HalfFilledStore {
  readonly halfFilled: Readonly<Record<string, unknown>>
  /** Null: said, or thrown away. */
  readonly keepHalfFilled: (name: string, form: unknown) => void
}

/** The forms that lie with a table. */
export function halfFilledOf({ saved, setSettings }: Keeper): HalfFilledStore {
  const { halfFilled } = saved.settings
  return {
    halfFilled,
    keepHalfFilled: (name, form) => {
      const { [name]: before, ...others } = halfFilled
      if (form !== null) setSettings({ halfFilled: { ...others, [name]: form } })
      else if (before !== undefined) setSettings({ halfFilled: others })
    },
  }
}

interface Keeper {
  readonly saved: { readonly settings: Pick<HalfFilledStore, 'halfFilled'> }
  readonly setSettings: (settings: Pick<HalfFilledStore, 'halfFilled'>) => void
}

/**
 * A form over the table as far as it is filled in. It is kept with the game under its name: there again when the
 * sheet is opened again, after a reload too, until it is said or thrown away. Without a store, nothing is kept.
 */
export function useHalfFilledIn<Form>(
  store: HalfFilledStore | null,
  name: string,
  start: Form,
  read: (kept: unknown) => Form | null,
) {
  const [form, setForm] = useState<Form>(() => read(own(store?.halfFilled, name)) ?? start)
  return {
    form,
    isHalfFilled: !isSame(form, start),
    fill: (next: Form) => {
      setForm(next)
      store?.keepHalfFilled(name, isSame(next, start) ? null : next)
    },
    /** Said, or thrown away: it is kept no longer. */
    done: () => store?.keepHalfFilled(name, null),
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

type Half = Pick<ReturnType<typeof useHalfFilledIn>, 'isHalfFilled' | 'done'>
