import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'

/** How much slower than this machine a phone is taken to be. */
const SLOWED = 4

export interface Watched {
  readonly page: Page
  /** Milliseconds from each tap to the frame that shows the next question. */
  readonly taps: number[]
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
      watching = new MutationObserver((_, mine) => {
        if (asked() === before) return
        mine.disconnect()
        // A message that is sent in a frame arrives when the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => void (window as never as Tells).tapped(performance.now() - event.timeStamp)
          port2.postMessage(null)
        })
      })
      watching.observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    { capture: true },
  )
}
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
  await page.exposeFunction('tapped', (ms: number) => taps.push(ms))
  // tsx writes names into functions by this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchTaps)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return { page, taps }
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
