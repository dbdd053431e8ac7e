import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useBack } from '@/components/ui/use-back'

interface Entry {
  readonly state: { readonly __NA: boolean; readonly sheets?: number }
  readonly url: string
}

const TABLE = 'http://localhost/referee/game#a1'

/** A history as browsers keep it: ways through it come later, and are told as `popstate`. */
class Past {
  entries: Entry[] = []
  at = 0
  scrollRestoration = 'auto'
  begin(state: Entry['state'] = { __NA: true }) {
    this.entries = [
      { state: { __NA: true }, url: 'http://localhost/referee' },
      { state: { __NA: true }, url: TABLE },
    ]
    this.at = 1
    if (state.sheets) this.pushState(state, '')
    this.show()
  }
  get state() {
    return this.entries[this.at]?.state
  }
  private show() {
    ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
      this.entries[this.at]?.url as string,
    )
  }
  pushState(state: Entry['state'], _: string, url?: string) {
    this.entries = this.entries.slice(0, ++this.at)
    this.entries.push({ state, url: url ?? window.location.href })
    this.show()
  }
  replaceState(state: Entry['state'], _: string, url?: string) {
    this.entries[this.at] = { state, url: url ?? window.location.href }
    this.show()
  }
  go(steps: number) {
    setTimeout(() => {
      if (!this.entries[this.at + steps]) return
      this.at += steps
      this.show()
      window.dispatchEvent(new PopStateEvent('popstate', { state: this.state }))
    })
  }
  /** Where we are, and all there is. */
  get told() {
    return { at: this.at, marks: this.entries.map(({ state }) => state.sheets ?? 0) }
  }
}

const past = new Past()
const routed = vi.fn()
const real = window.history
const come = (steps: number) =>
  act(async () => {
    past.go(steps)
    await settled()
  })
/** Until every way through the history is done. */
const settled = async () => {
  for (let i = 0; i < 6; i++) await new Promise((done) => setTimeout(done))
}

beforeAll(() => {
  Object.defineProperty(window, 'history', { value: past, configurable: true })
  past.begin()
  render(<Watcher />)
  // As the router does, after `Keys`.
  window.addEventListener('popstate', routed)
})
beforeEach(() => {
  past.begin()
  routed.mockClear()
})
// What a test left open is away before the next one begins.
afterEach(async () => {
  cleanup()
  await settled()
})
afterAll(() => Object.defineProperty(window, 'history', { value: real, configurable: true }))

function Watcher({ use = useBack }) {
  use(false, () => {})
  return null
}

function Lying({ name, onClose }: { name: string; onClose: () => void }) {
  useBack(true, onClose)
  return (
    <p>
      {name}{' '}
      <button type="button" onClick={onClose}>
        Close {name}
      </button>
    </p>
  )
}

/** Sheets by name; any number may lie there. */
function Table({ first = [] }: { first?: readonly string[] }) {
  const [names, setNames] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setNames([...names, 'log'])}>
        Log
      </button>
      <button type="button" onClick={() => setNames(['ruling'])}>
        Ruling instead
      </button>
      {names.map((name) => (
        <Lying key={name} name={name} onClose={() => setNames((all) => all.filter((one) => one !== name))} />
      ))}
    </>
  )
}

const tap = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }))
  await act(settled)
}
const open = async (...first: string[]) => {
  render(<Table first={first} />)
  await act(settled)
}

test('Back closes the topmost alone, and the router hears nothing of it', async () => {
  await open('wrong', 'ruling')
  expect(past.told).toEqual({ at: 3, marks: [0, 0, 1, 2] })
  expect(past.state).toEqual({ __NA: true, sheets: 2 })
  await come(-1)
  expect(screen.queryByText(/^ruling/)).toBeNull()
  expect(screen.getByText(/^wrong/)).toBeVisible()
  await come(-1)
  expect(screen.queryByText(/^wrong/)).toBeNull()
  expect(routed).not.toHaveBeenCalled()
  expect(past.scrollRestoration).toBe('auto')
  await come(-1)
  expect(routed).toHaveBeenCalledOnce()
  expect(window.location.href).toBe('http://localhost/referee')
})

test('closed otherwise, its entry is gone, and Back leaves the table', async () => {
  await open('log')
  await tap('Close log')
  expect(past.at).toBe(1)
  expect(routed).not.toHaveBeenCalled()
  await come(-1)
  expect(window.location.href).toBe('http://localhost/referee')
})

test('a sheet that opens in place of another takes its entry', async () => {
  await open('wrong')
  await tap('Ruling instead')
  expect(past.told).toEqual({ at: 2, marks: [0, 0, 1] })
  await come(-1)
  expect(screen.queryByText(/^ruling/)).toBeNull()
})

test('opened while the last one is still on its way out, it has an entry of its own', async () => {
  await open('wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Close wrong' }))
  await tap('Log')
  expect(screen.getByText(/^log/)).toBeVisible()
  expect(past.told).toEqual({ at: 2, marks: [0, 0, 1] })
})

test('opened and closed at once, nothing is left of it', async () => {
  await open()
  for (let i = 0; i < 3; i++) {
    await userEvent.click(screen.getByRole('button', { name: 'Log' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close log' }))
  }
  await act(settled)
  expect(past.at).toBe(1)
})

test('Forward to a sheet that is gone leads back to the table', async () => {
  await open('log')
  await come(-1)
  await come(1)
  expect(screen.queryByText(/^log/)).toBeNull()
  expect(past.at).toBe(1)
})

const BOOK = 'http://localhost/referee/book'

const goToBook = () => window.history.pushState({ __NA: true }, '', BOOK)

test('a page opened from a sheet takes its place, and Back leads to the table', async () => {
  await open('log')
  goToBook()
  expect(past.entries.map(({ url }) => url).slice(1)).toEqual([TABLE, BOOK])
  cleanup()
  await come(-1)
  expect(window.location.href).toBe(TABLE)
  expect(routed).toHaveBeenCalledOnce()
})

test('so does a page opened while the sheet is on its way out', async () => {
  await open('log')
  await userEvent.click(screen.getByRole('button', { name: 'Close log' }))
  goToBook()
  await act(settled)
  expect(window.location.href).toBe(BOOK)
  expect(past.entries.map(({ url }) => url).slice(1)).toEqual([TABLE, BOOK])
  expect(routed).not.toHaveBeenCalled()
})

test('after a reload, the entry of a sheet that was open is left', async () => {
  past.begin({ __NA: true, sheets: 1 })
  vi.resetModules()
  const again = await import('@/components/ui/use-back')
  render(<Watcher use={again.useBack} />)
  await act(settled)
  expect(past.at).toBe(1)
})
