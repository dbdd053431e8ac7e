import type { ComponentType } from 'react'

/** The statechart of one game as screens show it; `S` are the keys of its states. */
export interface GameChart<S extends string> {
  /** Where its page is. */
  readonly href: string
  readonly steps: readonly { readonly name: string; readonly states: readonly S[] }[]
  readonly stateWords: (state: S) => string
  /** The whole of it, drawn and in words; loaded when it is wanted. */
  readonly Whole: ComponentType<{ readonly at?: S | null }>
}
