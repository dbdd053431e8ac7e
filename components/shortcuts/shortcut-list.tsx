'use client'

import { useSyncExternalStore } from 'react'
import { SHORTCUTS } from './shortcuts'

const never = () => () => {}

/** What a key is called on this keyboard. */
function useKeyNames(): (key: string) => string {
  const isMac = useSyncExternalStore(
    never,
    () => /^(Mac|iP)/.test(navigator.platform),
    () => false,
  )
  return (key) => (isMac ? ({ Ctrl: '⌘', Shift: '⇧' }[key] ?? key) : key)
}

/** Each shortcut with what it does. */
export function ShortcutList() {
  const called = useKeyNames()
  return (
    <dl>
      {Object.values(SHORTCUTS).map(({ keys, does }) => (
        <div
          key={does}
          className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-t border-line py-2"
        >
          <dt className="order-last flex gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="grid min-h-8 min-w-8 place-items-center rounded-[0.4rem] border border-edge bg-card px-2 font-sans text-small"
              >
                {called(key)}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
