import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Masthead } from '@/components/ui/masthead'
import { Page, PageHeader } from '@/components/ui/page'

export const metadata: Metadata = { title: 'Nothing at this address' }

export default function NotFound() {
  return (
    <>
      <Masthead />
      <Page>
        <PageHeader
          kicker="404"
          title="There is nothing at this address"
          lead="It may have been mistyped, or the page has moved. Your games are not touched by this."
        />
        <ButtonLink href="/" kind="primary">
          To the first page
        </ButtonLink>
      </Page>
    </>
  )
}
