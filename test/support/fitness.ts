/** What no sentence of the app may have in it. */
export const unfit =
  /undefined|NaN|null|\[object|invalid|error|oops|illegal|cheat|blame|!|\s\s|\.\.|,,|\s[,;:.]|^$|^\s|\s$|\b[ei]\.[ge]\./i

/** The first few texts that are unfit. */
export const unfitOf = (words: readonly string[]) => words.filter((each) => unfit.test(each)).slice(0, 3)

/** Begins as a sentence begins, and ends as one. */
export const isProper = (text: string) => /^([A-Z]|\u2068|“)/.test(text) && text.endsWith('.')
