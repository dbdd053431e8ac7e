import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { smallTargetsOn } from './looks'

export { expect }

/** Every page of every test is watched: nothing may be said on the console as an error, nothing may leave this machine. */
export const test = base.extend<{ watched: undefined; expected: RegExp | null }>({
  /** Complaints of the browser’s own that belong to what a test does: without a network, for instance. */
  expected: [null, { option: true }],
  watched: [
    async ({ page, expected }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`console: ${message.text()} ${message.location().url}`)
      })
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.hostname !== 'localhost')
          complaints.push(`left this machine: ${url}`)
      })
      await use(undefined)
      expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
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

/** What axe finds on the page as it stands, by these rules. It is brought in once a page: that takes longer than a look. */
async function findingsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
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
