'use client'

import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import { Sheet } from '@/components/ui/sheet'
import { Switch } from '@/components/ui/switch'
import { ThemeToggle } from '@/components/ui/theme-toggle'
import type { SeasonReferee } from '../use-season'
import { NamesForm } from './names-form'
import { RulingsForm } from './rulings-form'

export interface SettingsSheetProps {
  readonly referee: SeasonReferee
  readonly open: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

type Part = 'names' | 'rulings' | null
const TITLES = { names: 'Names', rulings: 'Open rulings' } as const

/** How this table wants the screen to be, and what of the season can be told otherwise. */
export function SettingsSheet({ open, onClose, ...props }: SettingsSheetProps) {
  const [part, setPart] = useState<Part>(null)
  const leave = () => {
    setPart(null)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) leave()
      }}
      size={part ? 'full' : 'fit'}
      title={part ? TITLES[part] : 'Settings'}
    >
      {open ? <Inside {...props} part={part} onPart={setPart} onDone={leave} /> : null}
    </Sheet>
  )
}

interface InsideProps extends Pick<SettingsSheetProps, 'referee' | 'children'> {
  readonly part: Part
  readonly onPart: (part: Part) => void
  readonly onDone: () => void
}

function Inside({ referee, children, part, onPart, onDone }: InsideProps) {
  if (part) {
    const Form = part === 'names' ? NamesForm : RulingsForm
    return (
      <>
        <Button
          kind="quiet"
          className="-ms-2 -mt-3 mb-1 text-small text-ink-2"
          icon={<Icon of={ArrowLeft} className="rtl:-scale-x-100" />}
          onClick={() => onPart(null)}
        >
          All settings
        </Button>
        <Form referee={referee} onDone={onDone} />
      </>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Switch
        label="Screen stays on"
        note="While a season is played, where the device allows it."
        checked={referee.saved.settings.awake}
        onChange={(awake) => referee.setSettings({ awake })}
      />
      {children}
      <Choices label="Of this season">
        <Choice
          title="Names"
          note="Of players and prospects, in the whole log."
          onPick={() => onPart('names')}
        />
        <Choice
          title="Open rulings"
          note="Where the rulebook leaves something open."
          onPick={() => onPart('rulings')}
        />
      </Choices>
      <ButtonLink href="/referee/high-society/book" wide>
        The card book
      </ButtonLink>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ThemeToggle />
        <ButtonLink kind="quiet" href="/settings" className="-mx-2">
          Parlour’s settings
        </ButtonLink>
      </div>
    </div>
  )
}
