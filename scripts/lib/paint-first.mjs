const SCRIPT = /<script src="([^"]*)(\/_next\/[^"]+)"( id="[^"]+")? async=""><\/script>/g

/**
 * The page with its scripts held until it has been painted: public/after-paint.js brings them. All that a page says
 * stands in its markup: with the scripts first, a slow phone would show it a second or two later.
 */
export function withPaintFirst(html) {
  const [first] = html.matchAll(SCRIPT)
  if (!first) throw new Error('A page without the scripts that are to wait until it is painted.')
  const [, base] = first
  return (
    html
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      .replace(SCRIPT, '<script type="held" src="$1$2"$3 async=""></script>')
      // What React is told of the page: as much again as its markup.
      .replace(/<script>(?=\(?self\.__next_f)/g, '<script type="held">')
      .replace('</body>', `<script src="${base}/after-paint.js" defer=""></script></body>`)
  )
}
