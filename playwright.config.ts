import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'

/** A port of its own, so that a running `npm start` or a second test run is never in the way. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

// The workers read this file again: the first reading tells them the port and the browser.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_CHROMIUM ??= findChromium() ?? ''
const { E2E_PORT: port, E2E_CHROMIUM: chromium } = process.env

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  // No test depends on time: these are for a browser that hangs. Where a machine is slow, it may be slow.
  timeout: 300_000,
  // What passes only at a second try is said at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  expect: { timeout: 60_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/spoken/{arg}{ext}' } },
  use: {
    baseURL: `http://localhost:${port}`,
    // A small phone, as it lies on the table.
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // Only where a test is about it: or each would load all of Parlour beside what it looks at.
    serviceWorkers: 'block',
    launchOptions: {
      // Without a path, Playwright takes a browser of its own.
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: port },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
