import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { withPaintFirst } from '@/scripts/lib/paint-first.mjs'

const PAGE = `<html><head><link rel="preload" as="script" href="/x/_next/a.js"/><script src="/x/_next/a.js" async=""></script></head>
<body><p>Read me</p><script src="/x/_next/b.js" id="_R_" async=""></script><script>self.__next_f.push([1])</script></body></html>`

/** The page as it stands when its markup has been read. `paint`: what a browser tells that `tells` of it. */
function read({ tells = ['paint'], hidden = false } = {}) {
  const page = new DOMParser().parseFromString(withPaintFirst(PAGE), 'text/html')
  Object.defineProperty(page, 'hidden', { value: hidden })
  let paint = () => {}
  class Observer {
    static supportedEntryTypes = tells
    constructor(heard: () => void) {
      paint = heard
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('document', page)
  new Function(readFileSync('public/after-paint.js', 'utf8'))()
  const scripts = () =>
    Array.from(page.querySelectorAll('script[src*="/_next/"]'), (script) =>
      ['src', 'id', 'async', 'type'].map((name) => script.getAttribute(name)),
    )
  return { paint: () => paint(), scripts }
}

// The scripts of this page are nowhere: that they are asked for is enough.
Object.assign(Reflect.get(Reflect.get(window, 'happyDOM'), 'settings'), {
  handleDisabledFileLoadingAsSuccess: true,
})
afterEach(() => vi.unstubAllGlobals())

const held = [
  ['/x/_next/a.js', null, '', 'held'],
  ['/x/_next/b.js', '_R_', '', 'held'],
]
const brought = [
  ['/x/_next/a.js', null, '', null],
  ['/x/_next/b.js', '_R_', '', null],
]

test('a page is painted, and then its scripts come as they were written', () => {
  const { paint, scripts } = read()
  expect(scripts()).toEqual(held)
  paint()
  expect(scripts()).toEqual(brought)
  expect(withPaintFirst(PAGE)).toContain('src="/x/after-paint.js"')
  expect(withPaintFirst(PAGE)).not.toContain('preload')
  expect(withPaintFirst(PAGE)).toContain('<script type="held">self.__next_f.push([1])</script>')
})

test('a tab behind another is not painted, and some browsers do not tell: there they come at once', () => {
  expect(read({ tells: [] }).scripts()).toEqual(brought)
  expect(read({ hidden: true }).scripts()).toEqual(brought)
})

test('a page in which nothing is found to hold is not let through', () => {
  expect(() => withPaintFirst('<html><body></body></html>')).toThrow('wait until it is painted')
})
