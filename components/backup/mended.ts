const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** What is open before a place in a text of JSON, and where the last comma before it stands. */
function openBefore(
  text: string,
  end: number,
): { readonly closing: readonly string[]; readonly comma: number } {
  const closing: string[] = []
  let comma = -1
  let isInText = false
  for (let at = 0; at < end; at++) {
    const sign = text[at] as string
    if (isInText) {
      if (sign === '\\') at++
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '{' || sign === '[') closing.push(CLOSES[sign] as string)
    else if (sign === '}' || sign === ']') closing.pop()
    else if (sign === ',') comma = at
  }
  return { closing, comma }
}

/** A JSON text that was cut off, closed after its last whole entry; null where it was not merely cut off. */
export function mended(text: string): string | null {
  const { closing, comma } = openBefore(text, text.length)
  if (closing.length === 0 || comma < 0) return null
  return text.slice(0, comma) + openBefore(text, comma).closing.toReversed().join('')
}
