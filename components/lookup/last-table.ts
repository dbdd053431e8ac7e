/** The table that somebody rose from to look something up; only while no page was loaded anew since. */
let last: string | null = null

export const rememberTable = (href: string): void => {
  last = href
}

export const lastTable = (): string | null => last
