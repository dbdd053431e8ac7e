/** All drawings, in one file for all pages. */
export const EMBLEMS = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/emblems.svg`
/** How wide and high each is drawn. */
export const EMBLEM_SIDE = 512

let paths: ReadonlyMap<string, string | null> = new Map()

/** The outline of a drawing, once it has been read. */
export const emblemPath = (id: string): string | null => paths.get(id) ?? null

/**
 * Reads the drawings, for a page that draws many cards with every tap: a browser takes several times as long over one
 * that it must look up in another file. Where they cannot be read, it looks them up.
 */
export async function readEmblems(): Promise<void> {
  if (paths.size > 0) return
  const found = await fetch(EMBLEMS).catch(() => null)
  if (!found?.ok) return
  const drawn = new DOMParser().parseFromString(await found.text(), 'image/svg+xml')
  const symbols = [...drawn.querySelectorAll('symbol')]
  paths = new Map(
    symbols.map(({ id, firstElementChild }) => [id, firstElementChild?.getAttribute('d') ?? null]),
  )
}
