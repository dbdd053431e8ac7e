/** The table that somebody rose from to look something up. */
let last: string | null = null

/** The form that it is kept as: the way back holds through a page that is loaded anew. */
export const TABLE = 'table'

/** Where the table is, and when somebody sat at it. */
export interface KeptTable {
  readonly href: string
  readonly at: string
}

/** Keeps that somebody sits at this table now. */
export function keepTable(href: string): void {
  const kept: KeptTable = { href, at: new Date().toISOString() }
  void import('@/components/storage').then(
    ({ saveForm }) => saveForm(TABLE, kept),
    () => {},
  )
}

export function rememberTable(href: string): void {
  last = href
  keepTable(href)
}

export const lastTable = (): string | null => last

export function forgetTable(): void {
  last = null
}
