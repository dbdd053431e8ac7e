/** Which pages of each guide were read, that is left for the next. Kept on the device; the store is loaded when it is first needed. */
type Read = Readonly<Record<string, readonly string[]>>

/** The form that it is kept as. */
export const LEARN = 'learn'
const store = () => import('@/components/storage')

/** Another version may have kept it, or something else. */
export function readPages(kept: unknown): Read {
  if (typeof kept !== 'object' || kept === null) return {}
  const lists = Object.entries(kept).flatMap(([edition, pages]: [string, unknown]) =>
    Array.isArray(pages) ? [[edition, pages.filter((page) => typeof page === 'string')] as const] : [],
  )
  return Object.fromEntries(lists)
}

/** What is being kept at this moment: whoever reads waits for it. */
let keeping: Promise<void> = Promise.resolve()

export async function pagesRead(edition: string): Promise<readonly string[]> {
  await keeping
  const { loadForm } = await store()
  return readPages(await loadForm(LEARN))[edition] ?? []
}

export function markRead(edition: string, page: string): void {
  keeping = keeping.then(() => keep(edition, page))
}

async function keep(edition: string, page: string): Promise<void> {
  const { changeForm } = await store()
  await changeForm(LEARN, (there) => {
    const read = readPages(there)
    return { ...read, [edition]: [...new Set([...(read[edition] ?? []), page])] }
  })
}
