/** A token of JSON with the white space before it: bracket, closing bracket, comma, colon, text, other value. */
const TOKEN =
  /\s*(?:([[{])|([\]}])|(,)|(:)|("[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy

/** What may come next: a value, a key, a colon, a comma or the end of what is open. */
type Due = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma'

/** After a token of this kind, what is due; undefined where the token is out of place. */
function after(
  due: Due,
  [, open, close, comma, colon, text, value]: RegExpExecArray,
  isIn: string,
): Due | undefined {
  const wantsValue = due === 'value' || due === 'first value'
  if (open) return wantsValue ? (open === '{' ? 'first key' : 'first value') : undefined
  if (close) {
    const fits = close === (isIn === '{' ? '}' : ']') && isIn !== ''
    return fits && (due === 'comma' || due.startsWith('first')) ? 'comma' : undefined
  }
  if (comma) return due === 'comma' && isIn ? (isIn === '{' ? 'key' : 'value') : undefined
  if (colon) return due === 'colon' ? 'value' : undefined
  if (text && (due === 'key' || due === 'first key')) return 'colon'
  return (text ?? value) && wantsValue ? 'comma' : undefined
}

function pastSpace(text: string, start: number): number {
  let at = start
  while (at < text.length && (text[at] as string).trim() === '') at++
  return at
}

/** Where a text stops being JSON, for browsers do not agree on telling it: the index of the first sign that does not fit. */
export function jsonStops(text: string): number {
  const token = new RegExp(TOKEN)
  const opened: string[] = []
  let due: Due = 'value'
  for (;;) {
    const start = token.lastIndex
    const found = token.exec(text)
    const next: Due | null | undefined = found && after(due, found, opened.at(-1) ?? '')
    if (!found || !next) return pastSpace(text, start)
    if (found[1]) opened.push(found[1])
    if (found[2]) opened.pop()
    due = next
  }
}
