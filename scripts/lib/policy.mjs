import { createHash } from 'node:crypto'

const INLINE = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** What a page may do: run its own scripts, those inline by their hashes, and reach nobody but the host it came from. */
function policyFor(html) {
  const inline = [...html.matchAll(INLINE)].map(([, script]) => hashOf(script))
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(inline)].join(' ')}`.trim(),
    "style-src 'self'",
    // React writes sizes into style attributes; no sheet and no script comes that way.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** The page with its policy at the top of its head, before anything that it speaks of. */
export function withPolicy(html) {
  const head = '<meta charSet="utf-8"/>'
  if (!html.includes(head)) throw new Error('A page without the head that its policy goes into.')
  return html.replace(
    head,
    `${head}<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}"/>`,
  )
}
