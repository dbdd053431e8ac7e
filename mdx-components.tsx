import type { MDXComponents } from 'mdx/types'

/** Next asks for this file by name; the vocabulary of the content joins it with the first lesson. */
export function useMDXComponents(): MDXComponents {
  return {}
}
