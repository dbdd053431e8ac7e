// Keeps all of Parlour on the device. The build writes VERSION and FILES above these lines.
// Pages lie packed, since the device would need ten times the room for them; the browser unpacks the one it shows.

const NAME = 'parlour'
const CACHE = `${NAME}-${VERSION}`
const scope = self.registration.scope

async function keepAll() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: 'reload' })))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(`${NAME}-`) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

const kept = async (file) => (await caches.open(CACHE)).match(new URL(file, scope))

async function unpacked(packed, status) {
  // Whole before it is answered: a stream that nobody reads to its end would keep a newer worker waiting.
  const html = await new Response(packed.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** The page at an address: `learn/love-letter` for “/learn/love-letter?from=game”. */
async function page(request) {
  const name =
    new URL(request.url).pathname.slice(new URL(scope).pathname.length).replace(/\/$/, '') || 'index'
  const packed = await kept(`${name}.html.pack`)
  if (packed) return unpacked(packed, 200)
  const answer = await fetch(request).catch(() => null)
  return answer ?? unpacked(await kept('404.html.pack'), 404)
}

const file = async (request) =>
  (await (await caches.open(CACHE)).match(request, { ignoreSearch: true })) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
// Only when somebody asks for it: a new version waits until then.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  // Next asks for pages in pieces (.txt) and takes the whole page where it gets none.
  else if (!new URL(request.url).pathname.endsWith('.txt')) event.respondWith(file(request))
})
