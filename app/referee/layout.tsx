import type { ReactNode } from 'react'

export default function RefereeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        <p className="column max-w-160 py-6">
          The referee needs scripts, and this browser runs none here. The guides, the cards and the rulings
          can be read without.
        </p>
      </noscript>
      {children}
    </>
  )
}
