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

test('a choice is in force at once and is kept, the usual one too; all forgotten, nothing is left behind', () => {
  let told = 0
  const stop = onPreference(() => told++)
  const kept = () => [preferred('text'), localStorage.getItem('parlour.text'), allPreferred()]
  expect(kept()).toEqual(['100', null, {}])
  prefer('text', '130')
  expect([kept(), root.dataset.text, told]).toEqual([['130', '130', { text: '130' }], '130', 1])
  prefer('text', '100')
  expect(kept()).toEqual(['100', '100', { text: '100' }])
  preferAll({ theme: 'dark' })
  expect(kept()).toEqual(['100', null, { theme: 'dark' }])
  preferAll({})
  expect([{ ...root.dataset }, localStorage]).toEqual([{}, expect.objectContaining({ length: 0 })])
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
  expect(allPreferred()).toEqual({ theme: 'dark', motion: 'system' })
  localStorage.removeItem('parlour.text')
})

test('what another tab chose holds here too', () => {
  const stop = onPreference(() => {})
  window.dispatchEvent(new StorageEvent('storage', { key: 'parlour.theme', newValue: 'dark' }))
  expect(preferred('theme')).toBe('dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'parlour.theme', newValue: 'pink' }))
  expect([preferred('theme'), allPreferred()]).toEqual(['system', {}])
  stop()
})

test('what another tab chose is not written again here: it may have chosen otherwise meanwhile', () => {
  const stop = onPreference(() => {})
  localStorage.setItem('parlour.theme', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'parlour.theme', newValue: 'dark' }))
  expect(localStorage.getItem('parlour.theme')).toBe('light')
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
