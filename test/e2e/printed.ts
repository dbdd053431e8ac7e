import type { Page } from '@playwright/test'

const POINTS_PER_MM = 72 / 25.4

/** Size in millimetres of every page of what the printer would get. */
export async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points) / POINTS_PER_MM)).join(' × '),
  )
}
