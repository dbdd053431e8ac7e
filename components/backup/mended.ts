const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** A JSON text that was cut off, closed after its last whole entry; null where it was not merely cut off. */
export function mended(text: string): string | null {
  const open: string[] = []
  let last: { readonly at: number; readonly closing: string } | null = null
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (isInText) {
      if (sign === '\\') at++
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '{' || sign === '[') open.push(CLOSES[sign] as string)
    else if (sign === '}' || sign === ']') open.pop()
    else if (sign === ',') last = { at, closing: open.toReversed().join('') }
  }
  return last && open.length > 0 ? text.slice(0, last.at) + last.closing : null
}
