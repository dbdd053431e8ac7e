'use client'

import { Component, type ReactNode } from 'react'

interface QuietProps {
  readonly children: ReactNode
  /** What stands there then; otherwise nothing. */
  readonly instead?: ReactNode
}

/** Around what only helps along: should it fall, or its script not come, the page goes on without it. */
export class Quiet extends Component<QuietProps, { readonly hasFallen: boolean }> {
  override state = { hasFallen: false }

  static getDerivedStateFromError() {
    return { hasFallen: true }
  }

  override render() {
    return this.state.hasFallen ? this.props.instead : this.props.children
  }
}
