import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import type axe from 'axe-core'
import { awake } from './awake'
import { smallTargetsOn } from './looks'

export { expect }

/**
 * Every page of every test is watched: nothing may be said on the console as an error, nothing may leave this machine.
 * Each of these tests has a browser’s context of its own: for those that change more than what a device keeps.
 */
export const apart = base.extend<{ watched: undefined; expected: RegExp | null }>({
  /** Complaints of the browser’s own that belong to what a test does: without a network, for instance. */
  expected: [null, { option: true }],
  watched: [
    async ({ page, expected, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) awake(page)
      const complaints: string[] = []
      const onThrown = (error: Error) => complaints.push(`thrown: ${error.message}`)
      const onSaid = (message: ConsoleMessage) => {
        if (message.type() === 'error')
          complaints.push(`console: ${message.text()} ${message.location().url}`)
      }
      const onRequest = (request: Request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.hostname !== 'localhost')
          complaints.push(`left this machine: ${url}`)
      }
      page.on('pageerror', onThrown).on('console', onSaid).on('request', onRequest)
      await use(undefined)
      page.off('pageerror', onThrown).off('console', onSaid).off('request', onRequest)
      expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
})

let device: BrowserContext | undefined

/** One device for all tests of a worker, wiped for each: what it has loaded and compiled need not be so again. */
export const test = apart.extend({
  context: async ({ browser }, use) => {
    device ??= await browser.newContext()
    await use(device)
    for (const page of device.pages()) await page.close()
  },
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'all' })
    await session.detach()
    await use(page)
  },
})

let table: Page | undefined

/**
 * For tests that need no more than a table opened on a page: all of a worker share one, with its device. To make a
 * browser's page and load a table on it takes longer than most of them.
 */
export const atTable = apart.extend({
  page: async ({ browser, viewport }, use) => {
    table ??= await (await browser.newContext()).newPage()
    await use(table)
    if (viewport) await table.setViewportSize(viewport)
  },
})

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What another theme can change. */
const ofColour = ['color-contrast', 'link-in-text-block']
const options: axe.RunOptions = {
  resultTypes: ['violations'],
  // Nothing here lies in a frame or in a style sheet of another host.
  iframes: false,
  preload: false,
}

/** The small form: it is sent to every page that is looked at. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** As a script of its own, not as a text to be evaluated: what a browser has compiled once it keeps for the next page. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const browser = await page.context().newCDPSession(page)
  await browser.send('Runtime.evaluate', { expression: source })
  await browser.detach()
}

/** What axe finds on the page as it stands, by these rules. It is brought in once a page: that takes longer than a look. */
async function findingsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  await bringAxe(page)
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
  }, options)
}

/**
 * WCAG 2.2 AA as far as axe can see, in light and in dark, on the page as it stands: all of it, in a window so high
 * that nothing lies half under the foot of the screen, where axe would take it for smaller than it is. At the table
 * all that is tapped is as large as a thumb.
 */
export async function expectAccessible(page: Page) {
  const size = page.viewportSize() ?? { width: 360, height: 780 }
  // A sheet scrolls by itself.
  const height = await page.evaluate(() =>
    Math.max(...Array.from(document.querySelectorAll('*'), ({ scrollHeight }) => scrollHeight)),
  )
  await page.setViewportSize({ ...size, height: Math.max(size.height, height + 200) })
  for (const [colorScheme, runOnly] of [
    ['light', everyRule],
    ['dark', ofColour],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findingsOf(page, { ...options, runOnly: [...runOnly] }), `axe, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(size)
  if (new URL(page.url()).pathname.startsWith('/referee'))
    expect(await smallTargetsOn(page), 'targets under 48 px').toEqual([])
}

/** Back closes the sheet that is open, and the table stays. */
export async function expectBackToTable(page: Page) {
  const address = page.url()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(page.url()).toBe(address)
}
