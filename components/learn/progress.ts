/** Which pages of each guide were read to their end. Kept on the device; the store is loaded when it is first needed. */
type Read = Readonly<Record<string, readonly string[]>>

const NAME = 'learn'
const store = () => import('@/components/storage')

/** Another version may have kept it, or something else. */
function asRead(kept: unknown): Read {
  if (typeof kept !== 'object' || kept === null) return {}
  const lists = Object.entries(kept).filter(([, pages]) => Array.isArray(pages))
  return Object.fromEntries(lists.map(([edition, pages]) => [edition, pages.map(String)]))
}

export async function pagesRead(edition: string): Promise<readonly string[]> {
  const { loadForm } = await store()
  return asRead(await loadForm(NAME))[edition] ?? []
}

export async function markRead(edition: string, page: string): Promise<void> {
  const { loadForm, saveForm } = await store()
  const read = asRead(await loadForm(NAME))
  const pages = read[edition] ?? []
  if (!pages.includes(page)) await saveForm(NAME, { ...read, [edition]: [...pages, page] })
}
