import { ButtonLink } from '@/components/ui/button'
import { Page, PageHeader } from '@/components/ui/page'
import type { Problem } from '@/machines/core'

/** The device is still being asked. */
export function Waiting() {
  return (
    <Page>
      <p className="py-8 text-ink-2">Laying the table…</p>
    </Page>
  )
}

/** What stands where no table can be shown: it is being laid, it is not here, or it cannot be opened. */
export function NoTable({ seen }: { seen: 'loading' | 'missing' | Problem }) {
  if (seen === 'loading') return <Waiting />
  if (seen === 'missing')
    return (
      <Lost title="There is no such game here">
        It was deleted, or it lies on another device. A game that was exported to a file can be opened from
        the list.
      </Lost>
    )
  return <Lost title="This game cannot be opened">{seen.problem}</Lost>
}

function Lost({ title, children }: { title: string; children: string }) {
  return (
    <Page>
      <PageHeader title={title} lead={children} back={{ href: '/referee', label: 'Games' }} />
      <ButtonLink href="/referee" kind="primary">
        To the games
      </ButtonLink>
    </Page>
  )
}
