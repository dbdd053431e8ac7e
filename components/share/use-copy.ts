import { useState } from 'react'

/** Copies texts, and knows which one was copied last, or could not be. */
export function useCopy() {
  const [done, setDone] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null)
  // A page that came without HTTPS has no clipboard at all, whatever the types say.
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setDone({ text, isCopied: true })
    } catch {
      setDone({ text, isCopied: false })
    }
  }
  return {
    copy,
    isCopied: (text: string) => done?.text === text && done.isCopied,
    /** What this browser would not copy. */
    refused: done && !done.isCopied ? done.text : null,
  }
}
