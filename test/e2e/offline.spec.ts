import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import sirv from 'sirv'
import { precache } from '../support/precache'
import { expect, apart as test } from './fixtures'

// Next tries to fetch a page in pieces, says that it cannot, and takes the whole page.
test.use({
  serviceWorkers: 'allow',
  expected: /ERR_INTERNET_DISCONNECTED|status of 404|Falling back to browser navigation/,
})

/**
 * Serves the build as another version of it, once `isNewer` says so. Its worker keeps two pages only: that all of it is
 * kept is seen in another test, and to keep it twice more takes long.
 */
async function host(isNewer: () => boolean): Promise<{ server: Server; address: string }> {
  const files = sirv('out', { dev: true })
  const worker = precache().worker.replace(/^const FILES = .*$/m, 'const FILES = ["404.html", "index.html"]')
  const server = createServer((request, response) => {
    if (request.url !== '/sw.js') return files(request, response)
    response.writeHead(200, { 'Content-Type': 'text/javascript' })
    response.end(isNewer() ? `${worker}\n// newer` : worker)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` }
}

const ready = (page: Page) => page.getByText('All of Parlour lies on this device')

test('after one visit everything is there without a network', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 60_000 })
  await context.setOffline(true)

  await page.goto('/learn/love-letter/turn')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/rulings/love-letter/protection?from=game#handmaid-protects')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Practice' }).first().click()
  await expect(page).toHaveURL(/\/practice$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/ask')
  await expect(async () => {
    await page.getByRole('textbox').fill('baron tie')
    await expect(page.getByRole('link', { name: /highest hands are equal/ })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await page.goto('/')
  await expect(ready(page)).toBeVisible()
  await expect(page.getByText('Ready offline')).toHaveCount(0)
})

test('a newer Parlour waits until it is asked for', async ({ page }) => {
  let isNewer = false
  const { server, address } = await host(() => isNewer)
  await page.goto(address)
  await expect(ready(page)).toBeVisible({ timeout: 60_000 })
  isNewer = true
  await page.reload()
  const use = page.getByRole('button', { name: 'Use it now' })
  await expect(use).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(use).toBeVisible()
  // That it takes over when asked cannot be seen here: a worker that is being watched never rests, so never gives way.
  server.close()
})

test('what a device keeps is small', () => {
  const { sent, stored } = precache()
  expect(sent / 1e6).toBeLessThanOrEqual(4)
  expect(stored / 1e6).toBeLessThanOrEqual(15)
})
