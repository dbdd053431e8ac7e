/** Whose tokens lie on a tile, for those who listen; two of one player are told as two. */
export const tokensWords = ([one, other]: readonly string[]): string => {
  if (other === undefined) return `A token of ${one}.`
  return one === other ? `Two tokens of ${one}.` : `Tokens of ${one} and ${other}.`
}
