import { expect, test, vi } from 'vitest'
import { watchWayBack } from '@/components/ui/way-back'

interface Entry {
  readonly state: { readonly router: boolean; readonly sheets?: number }
  readonly href: string
}

const LIST = { state: { router: true }, href: '/referee' }
const TABLE = { state: { router: true }, href: '/referee/game#a1' }
const BOOK = { state: { router: true }, href: '/referee/high-society/book' }

/** A history as browsers keep it: ways through it are gone later, and told as `popstate`. */
class Browser extends EventTarget {
  entries: Entry[] = [LIST, TABLE]
  at = 1
  get here() {
    return this.entries[this.at] as Entry
  }
  private readonly put = (at: number, entries: Entry[]) => {
    this.at = at
    this.entries = entries
  }
  readonly go = (steps: number) => {
    setTimeout(() => {
      if (!this.entries[this.at + steps]) return
      this.at += steps
      this.dispatchEvent(new Event('popstate', { cancelable: true }))
    })
  }
  readonly page = {
    history: {
      state: null as unknown,
      scrollRestoration: 'auto' as ScrollRestoration,
      go: this.go,
      pushState: (state: Entry['state'], _: string, href = this.here.href) =>
        this.put(this.at + 1, [...this.entries.slice(0, this.at + 1), { state, href }]),
      replaceState: (state: Entry['state'], _: string, href = this.here.href) =>
        this.put(this.at, this.entries.with(this.at, { state, href })),
    },
    location: { href: '' },
    addEventListener: this.addEventListener.bind(this),
  }
  constructor() {
    super()
    Object.defineProperty(this.page.history, 'state', { get: () => this.here.state })
    Object.defineProperty(this.page.location, 'href', { get: () => this.here.href })
  }
}

/** Until every way through the history is done. */
const settled = async () => {
  for (let i = 0; i < 6; i++) await new Promise((done) => setTimeout(done))
}

function tableIn(browser = new Browser()) {
  const lay = watchWayBack(browser.page)
  const routed = vi.fn()
  // As the router does: after us.
  browser.addEventListener('popstate', routed)
  const open = (name: string) => {
    const sheet = { name, isOpen: true, close: () => {} }
    const leave = lay(() => sheet.close())
    sheet.close = () => {
      sheet.isOpen = false
      leave()
    }
    return sheet
  }
  const come = (steps: number) => {
    browser.go(steps)
    return settled()
  }
  const marks = () => browser.entries.map(({ state }) => state.sheets ?? 0)
  return {
    browser,
    open,
    come,
    marks,
    routed,
    goToBook: () => browser.page.history.pushState(BOOK.state, '', BOOK.href),
  }
}

test('Back closes the topmost alone, and the router hears nothing of it', async () => {
  const { browser, open, come, marks, routed } = tableIn()
  const [wrong, ruling] = [open('wrong'), open('ruling')]
  await settled()
  expect(marks()).toEqual([0, 0, 1, 2])
  expect(browser.here).toEqual({ state: { router: true, sheets: 2 }, href: TABLE.href })
  await come(-1)
  expect([wrong.isOpen, ruling.isOpen]).toEqual([true, false])
  await come(-1)
  expect(wrong.isOpen).toBe(false)
  expect(routed).not.toHaveBeenCalled()
  expect(browser.page.history.scrollRestoration).toBe('auto')
  await come(-1)
  expect(routed).toHaveBeenCalledOnce()
  expect(browser.here).toBe(LIST)
})

test('closed otherwise, its entry is left, and Back leaves the table', async () => {
  const { browser, open, come, routed } = tableIn()
  const log = open('log')
  await settled()
  log.close()
  await settled()
  expect(browser.here).toBe(TABLE)
  expect(routed).not.toHaveBeenCalled()
  await come(-1)
  expect(browser.here).toBe(LIST)
})

test('a sheet that opens in place of another takes its entry', async () => {
  const { browser, open, come, marks } = tableIn()
  const wrong = open('wrong')
  await settled()
  wrong.close()
  const ruling = open('ruling')
  await settled()
  expect([browser.at, marks()]).toEqual([2, [0, 0, 1]])
  await come(-1)
  expect(ruling.isOpen).toBe(false)
})

test('opened while the last one is on its way out, it has an entry of its own', async () => {
  const { browser, open, marks } = tableIn()
  const wrong = open('wrong')
  await settled()
  wrong.close()
  await Promise.resolve()
  const log = open('log')
  await settled()
  expect(log.isOpen).toBe(true)
  expect([browser.at, marks()]).toEqual([2, [0, 0, 1]])
})

test('opened and closed at once, nothing is left of it', async () => {
  const { browser, open } = tableIn()
  for (let i = 0; i < 3; i++) {
    const log = open('log')
    await Promise.resolve()
    log.close()
    await Promise.resolve()
  }
  await settled()
  expect(browser.here).toBe(TABLE)
})

test('Forward to a sheet that is gone leads back to the table', async () => {
  const { browser, open, come } = tableIn()
  open('log')
  await settled()
  await come(-1)
  await come(1)
  expect(browser.here).toBe(TABLE)
})

test('a page opened from a sheet takes its place, and Back leads to the table', async () => {
  const { browser, open, come, routed, goToBook } = tableIn()
  const log = open('log')
  await settled()
  goToBook()
  log.close()
  await settled()
  expect(browser.entries).toEqual([LIST, TABLE, BOOK])
  await come(-1)
  expect(browser.here).toBe(TABLE)
  expect(routed).toHaveBeenCalledOnce()
})

test('so does a page opened while the sheet is on its way out', async () => {
  const { browser, open, routed, goToBook } = tableIn()
  const log = open('log')
  await settled()
  log.close()
  await Promise.resolve()
  goToBook()
  await settled()
  expect(browser.entries).toEqual([LIST, TABLE, BOOK])
  expect(browser.here).toEqual(BOOK)
  expect(routed).not.toHaveBeenCalled()
})

test('after a reload, the entry of a sheet that was open is left', async () => {
  const browser = new Browser()
  browser.page.history.pushState({ router: true, sheets: 1 }, '')
  tableIn(browser)
  await settled()
  expect(browser.here).toBe(TABLE)
})
