import { afterEach, expect, test, vi } from 'vitest'
import { shortcutOf } from '@/components/shortcuts/shortcuts'
import {
  allPreferred,
  keepsChoices,
  onPreference,
  prefer,
  preferAll,
  preferencesScript,
  preferred,
  readPreferences,
} from '@/components/ui/preferences'

const root = document.documentElement

afterEach(() => preferAll({}))

test('a choice is in force at once, is kept, and the usual one leaves nothing behind', () => {
  let told = 0
  const stop = onPreference(() => told++)
  prefer('text', '130')
  expect([preferred('text'), root.dataset.text, localStorage.getItem('parlour.text'), told]).toEqual([
    '130',
    '130',
    '130',
    1,
  ])
  expect(allPreferred()).toEqual({ text: '130' })
  prefer('text', '100')
  expect([root.dataset.text, localStorage.getItem('parlour.text'), allPreferred()]).toEqual([
    undefined,
    null,
    {},
  ])
  stop()
})

test('where the device keeps no choices they hold for the page, and that is known', () => {
  expect(keepsChoices()).toBe(true)
  expect(localStorage).toHaveLength(0)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  prefer('theme', 'dark')
  expect([keepsChoices(), preferred('theme')]).toEqual([false, 'dark'])
  vi.restoreAllMocks()
})

test('before paint, what was kept is put on the page, and nothing else', () => {
  localStorage.setItem('parlour.theme', 'dark')
  localStorage.setItem('parlour.text', '900')
  localStorage.setItem('parlour.motion', 'system')
  // biome-ignore lint/security/noGlobalEval: the page runs it as text too
  eval(preferencesScript)
  expect({ ...root.dataset }).toEqual({ theme: 'dark' })
  localStorage.removeItem('parlour.text')
})

test('what another tab chose holds here too', () => {
  const stop = onPreference(() => {})
  window.dispatchEvent(new StorageEvent('storage', { key: 'parlour.theme', newValue: 'dark' }))
  expect(preferred('theme')).toBe('dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'parlour.theme', newValue: 'pink' }))
  expect(preferred('theme')).toBe('system')
  stop()
})

test('of what somebody wrote, the choices are read and the rest is named', () => {
  expect(readPreferences({ theme: 'dark', text: 'big', constructor: 'x' })).toEqual({
    chosen: { theme: 'dark' },
    left: ['text', 'constructor'],
  })
})

const pressed = (key: string, more: object = {}) =>
  shortcutOf({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    target: document.body,
    ...more,
  })

test('keys are what the list says, not while somebody types, and not when they are off', () => {
  expect([
    pressed('/'),
    pressed('?', { shiftKey: true }),
    pressed('z', { ctrlKey: true }),
    pressed('Z', { metaKey: true, shiftKey: true }),
    pressed('ArrowRight'),
    pressed('ArrowLeft'),
  ]).toEqual(['search', 'list', 'undo', 'redo', 'next', 'back'])
  expect([
    pressed('z'),
    pressed('/', { ctrlKey: true }),
    pressed('ArrowLeft', { altKey: true }),
    pressed('ArrowLeft', { shiftKey: true }),
    pressed('/', { target: document.createElement('input') }),
  ]).toEqual([null, null, null, null, null])
  prefer('shortcuts', 'off')
  expect([pressed('/'), pressed('z', { ctrlKey: true }), pressed('ArrowRight')]).toEqual([null, null, null])
})
