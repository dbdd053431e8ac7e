import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Every page of every test is watched: nothing may be said on the console as an error, nothing may leave this machine. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ page }, use) => {
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
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * WCAG 2.2 AA as far as axe can see, in light and in dark, on the page as it stands: all of it, in a window so high
 * that nothing lies half under the foot of the screen, where axe would take it for smaller than it is.
 */
export async function expectAccessible(page: Page) {
  const size = page.viewportSize() ?? { width: 360, height: 780 }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.max(size.height, height + 200) })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).withTags(wcag22aa).analyze()
    const findings = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
    )
    expect(findings, `axe, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(size)
}
