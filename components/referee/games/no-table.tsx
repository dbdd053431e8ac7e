import { ButtonLink } from '@/components/ui/button'
import { later } from '@/components/ui/later'
import { Page, PageHeader } from '@/components/ui/page'
import type { Problem } from '@/machines/core'
import type { DamagedWaysProps } from './damaged-ways'

const DamagedWays = later<DamagedWaysProps>(
  async () => (await import('./damaged-ways')).DamagedWays,
  () => true,
)

const BACK = { href: '/referee', label: 'Games' }

/** The device is still being asked. */
export function Waiting() {
  return (
    <Page>
      <p className="py-8 text-ink-2">Laying the table…</p>
    </Page>
  )
}

export interface NoTableProps {
  readonly id: string
  readonly seen: 'loading' | 'missing' | Problem
}

/** What stands where no table can be shown: it is being laid, it is not here, or what lies here is damaged. */
export function NoTable({ id, seen }: NoTableProps) {
  if (seen === 'loading') return <Waiting />
  if (seen === 'missing')
    return (
      <Page>
        <PageHeader
          title="There is no such game here"
          lead="It was deleted, or it lies on another device. A game that was exported to a file can be opened from the list."
          back={BACK}
        />
        <ButtonLink href="/referee" kind="primary">
          To the games
        </ButtonLink>
      </Page>
    )
  return (
    <Page>
      <PageHeader title="This game is damaged" lead={seen.problem} back={BACK} />
      <DamagedWays id={id} />
    </Page>
  )
}
