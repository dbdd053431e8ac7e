import type { ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'

/** A link that cannot be laid on a table: what is wrong with it, and the way on. */
export function Refused({ why, actions }: { why: string; actions: ReactNode }) {
  return (
    <div className="max-w-160">
      <Banner kicker="This link cannot be opened" sentence={why} actions={actions}>
        <p>Nothing was changed. Perhaps a part of it was lost on the way: ask for it once more.</p>
      </Banner>
    </div>
  )
}
