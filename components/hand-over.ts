/** Hands a text to the person as a JSON file. */
export function handOver(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Firefox reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
