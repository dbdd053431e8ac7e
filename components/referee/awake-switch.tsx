'use client'

import { Sun, SunDim } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import type { Awake } from './use-wake-lock'

const WORDS: Readonly<Record<Awake, string>> = {
  on: 'stays on',
  off: 'may go dark',
  refused: 'may go dark',
  missing: 'may go dark',
}

/** Whether the screen stays on, as it really is, and the switch for it: at the foot of the round. */
export function AwakeSwitch({
  awake,
  isWanted,
  onChange,
}: {
  awake: Awake
  isWanted: boolean
  onChange: (wanted: boolean) => void
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isWanted}
      aria-label={`Keep the screen on${isWanted && awake !== 'on' ? `. ${awakeReason(awake)}` : ''}`}
      className="inline-flex min-h-12 items-center gap-1.5 rounded-ui px-2 text-start text-tiny leading-tight text-ink-2 hover:bg-accent-soft max-sm:px-1"
      onClick={() => onChange(!isWanted)}
    >
      <Icon of={awake === 'on' ? Sun : SunDim} />
      <span>
        Screen <span className="whitespace-nowrap">{WORDS[awake]}</span>
      </span>
    </button>
  )
}

/** Why the screen may sleep although it should not; '' when all is as wished. */
export function awakeReason(awake: Awake): string {
  if (awake === 'refused')
    return 'Just now this device does not let a page keep the screen on; it may be saving power.'
  if (awake !== 'missing') return ''
  return window.isSecureContext
    ? 'This browser cannot keep the screen on. The settings of the device can.'
    : 'A page that came without HTTPS cannot keep the screen on. The settings of the device can.'
}
