/**
 * Whether a row has to be drawn again: its functions are the same ones, and all else says the same. For `memo`, where
 * what is shown is made anew with every step.
 */
export const sameProps = <Props extends object>(before: Props, after: Props): boolean =>
  Object.entries(after).every(([name, value]) => {
    const old = before[name as keyof Props]
    return old === value || (typeof value === 'object' && JSON.stringify(old) === JSON.stringify(value))
  })
