import { ShareLink } from '@/components/share/share-link'

const linkTo = (text: string) => `${window.location.origin}${window.location.pathname}#${text}`

/** The situation as a link. */
export function Share({ text }: { text: string }) {
  return (
    <section aria-label="Share this situation" className="mt-10 border-t border-line pt-4">
      <p className="mb-3 text-small text-ink-2">
        The link holds the whole table. Nothing is sent anywhere until you hand it on.
      </p>
      <ShareLink link={linkTo(text)} what="situation" title="A situation in Love Letter" />
    </section>
  )
}
