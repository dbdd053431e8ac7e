import { rulingHref, seasonRulingHref } from '@/components/lookup/ruling-href'
import { Link } from '@/components/ui/link'
import { isSeasonKey, pageOf, type RuleKey } from './data'

/** To the page of a ruling, by what it asks. */
export function RulingLink({
  ruling,
  titles,
}: {
  ruling: RuleKey
  titles: Readonly<Record<string, string>>
}) {
  const href = (isSeasonKey(ruling) ? seasonRulingHref : rulingHref)(pageOf(ruling))
  return (
    <Link href={href} className="inline-block py-1.5">
      {titles[ruling] ?? 'The rule'}
    </Link>
  )
}
