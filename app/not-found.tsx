import type { Metadata } from 'next'
import { Masthead } from '@/components/masthead/masthead'
import { ButtonLink } from '@/components/ui/button'
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
