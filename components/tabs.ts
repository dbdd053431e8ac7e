/** One channel for speaking and listening: a channel never hears itself. */
let spoken: BroadcastChannel | null = null

function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  spoken ??= new BroadcastChannel('parlour.games')
  return spoken
}

/** Tells the other tabs that a game was saved or deleted. */
export const announce = (id: string) => channel()?.postMessage(id)

/** Calls back with the id of a game that another tab has saved or deleted. */
export function onOtherTab(changed: (id: string) => void): () => void {
  const listener = (event: MessageEvent<string>) => changed(event.data)
  channel()?.addEventListener('message', listener)
  return () => channel()?.removeEventListener('message', listener)
}
