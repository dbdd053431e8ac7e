/**
 * Stands at the end of a page and brings its scripts once it has been painted. A tab behind another is not painted:
 * there they come at once, as they do where a browser does not say when it has painted.
 */
const bring = `(() => {
  const bring = () => {
    for (const held of document.querySelectorAll('script[type=held]')) {
      const script = document.createElement('script')
      for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value)
      held.replaceWith(script)
    }
  }
  const tells = PerformanceObserver.supportedEntryTypes?.includes('paint')
  if (document.hidden || !tells) bring()
  else new PerformanceObserver(bring).observe({ type: 'paint', buffered: true })
})()`

const SCRIPT = /<script src="([^"]+)"( id="[^"]+")? async=""><\/script>/g

/**
 * The page with its scripts held until it has been painted. All that a page says stands in its markup: with the
 * scripts first, a slow phone would show it a second or two later.
 */
export function withPaintFirst(html) {
  if (!SCRIPT.test(html)) throw new Error('A page without the scripts that are to wait until it is painted.')
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(SCRIPT, '<script type="held" src="$1"$2 async=""></script>')
    .replace('</body>', `<script>${bring}</script></body>`)
}
