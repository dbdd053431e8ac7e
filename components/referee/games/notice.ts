const notices = new Map<string, string>()

/** Something to say once, when this game is next shown. */
export function keepNotice(id: string, words: string): void {
  notices.set(id, words)
}

export const noticeFor = (id: string): string | null => notices.get(id) ?? null
