/** Whether Parlour lies on the device, and whether a newer one waits to be taken. */
export interface Kept {
  /** Everything lies here: the network is not needed any more. */
  readonly isReady: boolean
  /** It has just come to lie here, on this visit. */
  readonly isNew: boolean
  /** A newer Parlour waits; this takes it, and the page is loaded anew. */
  readonly update: (() => void) | null
}

const NOTHING: Kept = { isReady: false, isNew: false, update: null }
let kept = NOTHING
const listeners = new Set<() => void>()

function know(more: Partial<Kept>) {
  kept = { ...kept, ...more }
  for (const changed of listeners) changed()
}

function offer(waiting: ServiceWorker) {
  const update = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take-over')
  }
  know({ update })
}

/** Follows one version on its way onto the device. The very first takes over by itself. */
function follow(worker: ServiceWorker, isFirst: boolean) {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && !isFirst) offer(worker)
    if (worker.state === 'activated') know({ isReady: true, isNew: isFirst })
  })
}

async function register() {
  const registration = await navigator.serviceWorker.register(
    `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/sw.js`,
  )
  const { active, installing, waiting } = registration
  if (active) know({ isReady: true })
  if (waiting && active) offer(waiting)
  if (installing) follow(installing, !active)
  registration.addEventListener('updatefound', () => {
    if (registration.installing) follow(registration.installing, !registration.active)
  })
  // Offline it cannot look, and need not.
  if (active) void registration.update().catch(() => {})
}

/** So long after it has come a page rests, also on a slow phone; unpacking all of Parlour would hold up its first taps. */
const REST = 3000

/** Begins to keep Parlour on the device, once the page has what it needs itself. Where that is barred, nothing happens. */
export function keepOnDevice(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const begin = () => setTimeout(() => void register().catch(() => {}), REST)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

export const nowKept = (): Kept => kept
export const nothingKept = (): Kept => NOTHING

export function onKept(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
