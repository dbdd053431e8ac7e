// Keeps all of Parlour on the device. The build writes VERSION and FILES above these lines.
// Pages are packed as they come, since the device would need ten times the room for them; the one shown is unpacked.

const NAME = 'parlour'
const CACHE = `${NAME}-${VERSION}`
const scope = self.registration.scope

const isPage = (file) => file.endsWith('.html')
const packed = (answer) => new Response(answer.body.pipeThrough(new CompressionStream('gzip')))

/** All or nothing: what fails to come fails the whole installation, and the browser tries again another day. */
async function keepAll() {
  const cache = await caches.open(CACHE)
  const keep = async (file) => {
    const answer = await fetch(new URL(file, scope), { cache: 'reload' })
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    await cache.put(new URL(file, scope), isPage(file) ? packed(answer) : answer)
  }
  await Promise.all(FILES.map(keep))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(`${NAME}-`) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

const kept = async (file) => (await caches.open(CACHE)).match(new URL(file, scope))

async function unpacked(found, status) {
  // Whole before it is answered: a stream that nobody reads to its end would keep a newer worker waiting.
  const html = await new Response(found.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** The page at an address: `learn/love-letter` for “/learn/love-letter?from=game”. */
async function page(request) {
  const name =
    new URL(request.url).pathname.slice(new URL(scope).pathname.length).replace(/\/$/, '') || 'index'
  const found = await kept(`${name}.html`)
  if (found) return unpacked(found, 200)
  const answer = await fetch(request).catch(() => null)
  return answer ?? unpacked(await kept('404.html'), 404)
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
