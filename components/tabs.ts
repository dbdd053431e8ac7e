/** One channel for speaking and listening: a channel never hears itself. */
let spoken: BroadcastChannel | null = null

function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  spoken ??= new BroadcastChannel('parlour.games')
  return spoken
}

/** Every game may be another one. */
export const ALL = ''

/** Tells the other tabs that a game was saved or deleted, or that all were. */
export const announce = (id: string) => channel()?.postMessage(id)

/** Calls back with the id of a game that another tab has saved or deleted; with ALL, where it was all of them. */
export function onOtherTab(changed: (id: string) => void): () => void {
  const listener = (event: MessageEvent<string>) => changed(event.data)
  channel()?.addEventListener('message', listener)
  return () => channel()?.removeEventListener('message', listener)
}
