import { preferred } from '@/components/ui/preferences'

/** Every key that does something wherever one is; all of them can be turned off at once. */
export const SHORTCUTS = {
  search: { keys: ['/'], does: 'Ask: to the search field' },
  list: { keys: ['?'], does: 'Show these shortcuts' },
  undo: { keys: ['Ctrl', 'Z'], does: 'At the table: take back the last step' },
  redo: { keys: ['Ctrl', 'Shift', 'Z'], does: 'At the table: do it again' },
  next: { keys: ['→'], does: 'In a lesson: the next step' },
  back: { keys: ['←'], does: 'In a lesson: one step back' },
} as const

export type Shortcut = keyof typeof SHORTCUTS

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>

const ARROWS: Readonly<Record<string, Shortcut>> = { ArrowRight: 'next', ArrowLeft: 'back' }
const SIGNS: Readonly<Record<string, Shortcut>> = { '/': 'search', '?': 'list' }

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null

/** The shortcut that was pressed; null where it is none, where somebody types, and where they are turned off. */
export function shortcutOf({ key, altKey, ctrlKey, metaKey, shiftKey, target }: Pressed): Shortcut | null {
  if (altKey || preferred('shortcuts') === 'off' || isTyping(target)) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? (shiftKey ? 'redo' : 'undo') : null
  // A sign may need Shift, by keyboard.
  return SIGNS[key] ?? (shiftKey ? null : (ARROWS[key] ?? null))
}
