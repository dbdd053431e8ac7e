import { rulingHref } from '@/components/lookup/ruling-href'
import { Link } from '@/components/ui/link'
import type { Reason } from '@/machines/love-letter'

/** Why something cannot be, and the page about that rule. */
export function Why({ reason }: { reason: Reason }) {
  return (
    <>
      {reason.sentence}{' '}
      <Link href={rulingHref(reason.rule)} className="text-ink-2">
        {reason.title}
      </Link>
    </>
  )
}
