import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { placeHref } from './use-place'

/** The way to an entry that goes by a name: the name first. */
export function NewByName({ label, at }: { label: string; at: 'ball' | 'whistledown' }) {
  const [name, setName] = useState('')
  const typed = name.normalize('NFC').replace(/\s+/g, ' ').trim()
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed) window.location.hash = placeHref(at, typed)
      }}
    >
      <Field
        label={label}
        value={name}
        autoCapitalize="words"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        after={
          <Button type="submit" aria-disabled={typed ? undefined : true}>
            Enter it
          </Button>
        }
      />
    </form>
  )
}
