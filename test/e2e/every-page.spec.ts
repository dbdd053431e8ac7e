import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, expectAccessible, test } from './fixtures'
import { lostOn, shiftsOf, watchShifts } from './looks'

const namesIn = (folder: string, named: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => named.test(name))

const OUT = path.resolve('out')
const pages = namesIn(OUT, /\.html$/).sort(
  (a, b) => statSync(path.join(OUT, b)).size - statSync(path.join(OUT, a)).size,
)

/** A kind of page, app/rulings/love-letter/[id] for instance, as what its addresses look like. */
const kinds = namesIn(path.resolve('app'), /(^|\/)page\.tsx$/)
  .map((file) => file.replace(/\/?page\.tsx$/, '') || 'index')
  // What is named is nearer than what is open.
  .sort((a, b) => a.split('[').length - b.split('[').length)
const kindOf = (page: string) =>
  kinds.find((kind) => new RegExp(`^${kind.replaceAll(/\[\w+\]/g, '[^/]+')}\\.html$`).test(page))

/** The heaviest page of each kind: what fits there fits on its sisters. */
const heaviest = kinds.map((kind) => pages.find((page) => kindOf(page) === kind) ?? kind)
const addresses = heaviest.map((page) => `/${page.replace(/(index)?\.html$/, '')}`)

const THIRDS = 3
for (let part = 0; part < THIRDS; part++)
  test(`every kind of page lies still, is accessible and loses nothing at 320 px and twice the text: ${part + 1} of ${THIRDS}`, async ({
    page,
  }) => {
    await watchShifts(page)
    for (const address of addresses.filter((_, i) => i % THIRDS === part))
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page).toHaveTitle(/Parlour/)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() =>
          document.fonts.ready.then(() => new Promise((rested) => requestIdleCallback(rested))),
        )
        expect.soft(await shiftsOf(page), `${address}: layout shift`).toBeLessThanOrEqual(0.02)
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await lostOn(page), `${address}: 320 px`).toEqual([])
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect.soft(await lostOn(page), `${address}: 320 px, text 200 %`).toEqual([])
        await page.setViewportSize({ width: 360, height: 780 })
      })
  })
