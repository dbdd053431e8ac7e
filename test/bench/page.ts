import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'

/** How much slower than this machine a phone is taken to be. */
const SLOWED = 4

export interface Watched {
  readonly page: Page
  /** Milliseconds from each tap to the frame that shows the next question. */
  readonly taps: number[]
  /** Taps as a finger does, on a page at rest, and waits for what comes of it; nothing else is asked of it meanwhile. True where it was barred. */
  readonly tap: (what: Locator) => Promise<boolean>
}

/** Watches taps in the page: from the touch to the end of the first frame that asks something else. */
function watchTaps() {
  const asked = () => {
    const parts = document.querySelectorAll('#main :is(h1, h2), #main [role=group], #main [role=log]')
    return Array.from(parts, ({ textContent }) => textContent).join('\n')
  }
  let watching: MutationObserver | null = null
  addEventListener(
    'click',
    (event) => {
      watching?.disconnect()
      const before = asked()
      watching = new MutationObserver((changes, mine) => {
        if (asked() === before && changes.every(({ type }) => type !== 'attributes')) return
        mine.disconnect()
        // What is most urgent of all that a frame leaves to be done comes right after that frame has been painted.
        requestAnimationFrame(() => {
          const { scheduler } = window as never as Schedules
          const tell = () => (window as never as Tells).tapped(performance.now() - event.timeStamp)
          void scheduler.postTask(tell, { priority: 'user-blocking' })
        })
      })
      const attributeFilter = ['aria-pressed', 'aria-checked']
      watching.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter,
      })
    },
    { capture: true },
  )
}
type Schedules = { scheduler: { postTask: (task: () => void, how: { priority: string }) => unknown } }
type Tells = { tapped: (ms: number) => void }

async function openPage(browser: Browser, baseURL: string): Promise<Watched> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const taps: number[] = []
  let seen = () => {}
  await page.exposeFunction('tapped', (ms: number) => {
    taps.push(ms)
    seen()
  })
  // tsx writes names into functions by this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchTaps)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const tap = async (what: Locator) => {
    const isBarred = (await what.getAttribute('aria-disabled')) === 'true'
    await what.scrollIntoViewIfNeeded()
    const box = await what.boundingBox()
    if (!box) throw new Error(`${what} is not on the screen`)
    // A second tap so soon upon the first would be taken for the same.
    await page.evaluate(() => new Promise((rests) => setTimeout(() => requestIdleCallback(rests), 500)))
    const isSeen = new Promise<void>((resolve) => {
      seen = resolve
    })
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await isSeen
    return isBarred
  }
  return { page, taps, tap }
}

/** Does something with the built app in a slow phone's browser. */
export async function onPhone<T>(work: (watched: Watched) => Promise<T>): Promise<T> {
  const server = await serve({ port: 0, basePath: '' })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    return await work(await openPage(browser, `http://localhost:${server.address().port}`))
  } finally {
    await browser.close()
    server.close()
  }
}
