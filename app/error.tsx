'use client'

import { Fallen } from '@/components/fallen/fallen'

/** Whatever a page throws ends here; `reset` draws the page anew, and a table is then laid from what is kept. */
export default function FallenPage({ reset }: { reset: () => void }) {
  return <Fallen onAgain={reset} />
}
