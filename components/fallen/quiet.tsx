'use client'

import { Component, type ReactNode } from 'react'

/** Around what only helps along: should it fall, nothing stands there, and the page goes on. */
export class Quiet extends Component<{ readonly children: ReactNode }, { readonly hasFallen: boolean }> {
  override state = { hasFallen: false }

  static getDerivedStateFromError() {
    return { hasFallen: true }
  }

  override render() {
    return this.state.hasFallen ? null : this.props.children
  }
}
