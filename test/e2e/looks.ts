import type { Page } from '@playwright/test'

/** Before the page is opened: how far things have jumped on it will be known. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean
        value: number
      })[])
        if (!shift.hadRecentInput) (window as unknown as { shifted: number }).shifted += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shift of the page since it was opened, all in all: stricter than the worst of its windows. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted)

/** What cannot be read as the page stands: what runs out of it sideways, and texts cut off without being cut short. */
export const lostOn = (page: Page) =>
  page.evaluate(() => {
    const said = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const elements = [...document.querySelectorAll('body *')].filter(isSeen)
    const isCut = (element: Element) => {
      const style = getComputedStyle(element)
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
      // One pixel is what is left of the words that are for a screen reader.
      if (!holdsText || element.clientWidth <= 1 || style.textOverflow === 'ellipsis') return false
      const isHigher = element.scrollHeight > element.clientHeight + 2
      const isWider = element.scrollWidth > element.clientWidth + 2
      return (
        (['hidden', 'clip'].includes(style.overflowY) && isHigher && style.webkitLineClamp === 'none') ||
        (['hidden', 'clip'].includes(style.overflowX) && isWider)
      )
    }
    const over = document.documentElement.scrollWidth - window.innerWidth
    return [
      ...(over > 0 ? [`the page is ${over} px too wide`] : []),
      ...elements.filter(isCut).map((element) => `cut: ${said(element)}`),
    ]
  })

/**
 * What is to be tapped at the table and is smaller than a thumb: 48 px each way, what its ::after reaches over
 * included; a link within a sentence may be.
 */
export const smallTargetsOn = (page: Page) =>
  page.evaluate(() => {
    const reach = (target: Element) => {
      const { width, height } = target.getBoundingClientRect()
      const after = getComputedStyle(target, '::after')
      if (after.content === 'none' || after.position !== 'absolute') return { width, height }
      return {
        width: Math.max(width, Number.parseFloat(after.width)),
        height: Math.max(height, Number.parseFloat(after.height)),
      }
    }
    const targets = document.querySelectorAll(
      'button, a[href], input, select, textarea, summary, [role="menuitem"]',
    )
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => (target.matches('input') ? (target.closest('label') ?? target) : target))
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => ({ target, ...reach(target) }))
      .filter(({ width, height }) => width > 1 && (width < 47.5 || height < 47.5))
      .map(({ target, width, height }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim()
        return `${name}: ${Math.round(width)} × ${Math.round(height)}`
      })
  })
