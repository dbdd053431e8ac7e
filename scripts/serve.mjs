// Serves out/ as a good static host would: `node scripts/serve.mjs`. It builds nothing; `npm start` does.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { command, Plain, root } from './lib/run.mjs'

const built = path.join(root, 'out')

/** Each page brings its own policy (scripts/lib/policy.mjs); a page cannot say who may frame it. */
const security = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

export const portFrom = (env) => {
  const port = Number(env.PORT || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Plain(`PORT must be a number from 1 to 65535; it is "${env.PORT}".`)
}

export const basePathFrom = (env) => (env.BASE_PATH ?? '').replace(/\/+$/, '')

const notFound = (out) => (_request, response) => {
  const page = path.join(out, '404.html')
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
  // The page is away for a moment while a new build is made.
  response.end(existsSync(page) ? readFileSync(page) : 'There is nothing here.')
}

/** Resolves when the port is open; a busy port is said plainly. */
const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.on('error', (error) => {
      const busy = `Port ${port} is already in use. Stop what runs there, or take another: PORT=${port + 1} npm start`
      reject(error.code === 'EADDRINUSE' ? new Plain(busy) : error)
    })
    server.listen(port, () => resolve(server))
  })

/** Whoever has something to build first need not build only to find the port busy. */
export async function claim(port) {
  const server = await listen(createServer(), port)
  await new Promise((resolve) => server.close(resolve))
}

export function serve({ port, basePath, out = built }) {
  const answer = sirv(out, {
    // Reads the folder on every request: a new build may replace it while we serve.
    dev: true,
    etag: true,
    brotli: true,
    onNoMatch: notFound(out),
    setHeaders: (response, pathname) => {
      if (pathname.startsWith('/_next/static/'))
        response.setHeader('Cache-Control', 'public,max-age=31536000,immutable')
      // Or a browser might sit on an old one for a day.
      else response.setHeader('Cache-Control', 'no-cache')
    },
  })
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()
    const inside = /^[/?]|^$/.test(request.url.slice(basePath.length)) && request.url.startsWith(basePath)
    if (!inside) return response.writeHead(302, { Location: `${basePath}/` }).end()
    request.url = request.url.slice(basePath.length) || '/'
    answer(request, response)
  })
  return listen(server, port)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  command(() => serve({ port: portFrom(process.env), basePath: basePathFrom(process.env) }))
