const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A name for a game on this device. `randomUUID` is missing where a page came without HTTPS. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** One of so many, each as likely as the others: what would favour the first few is thrown again. */
export function drawLot(among: number): number {
  const fair = Math.floor(0x1_0000_0000 / among) * among
  let drawn = fair
  while (drawn >= fair) drawn = crypto.getRandomValues(new Uint32Array(1))[0] as number
  return drawn % among
}
