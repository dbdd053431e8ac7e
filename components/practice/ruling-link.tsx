import type { Route } from 'next'
import Link from 'next/link'
import type { PageId } from '@/machines/love-letter'

/** To the page of a ruling, by what it asks. */
export function RulingLink({ ruling, titles }: { ruling: PageId; titles: Readonly<Record<string, string>> }) {
  return (
    <Link href={`/rulings/love-letter/${ruling}` as Route} className="inline-block py-1.5">
      {titles[ruling] ?? 'The rule'}
    </Link>
  )
}
