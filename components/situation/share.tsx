'use client'

import { Check, Copy, QrCode, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LiveRegion } from '@/components/ui/live-region'
import { Sheet } from '@/components/ui/sheet'
import { QrPicture } from './qr-picture'

const linkTo = (text: string) => `${window.location.origin}${window.location.pathname}#${text}`

/** The situation as a link: copied, handed on, or held up to another phone. */
export function Share({ text }: { text: string }) {
  const [done, setDone] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null)
  const [isShowing, setShowing] = useState(false)
  const link = linkTo(text)
  const now = done?.text === text ? done : null
  // A page that came without HTTPS has no clipboard at all, whatever the types say.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setDone({ text, isCopied: true })
    } catch {
      setDone({ text, isCopied: false })
    }
  }
  return (
    <section aria-label="Share this situation" className="mt-10 border-t border-line pt-4">
      <p className="mb-3 text-small text-ink-2">
        The link holds the whole table. Nothing is sent anywhere until you hand it on.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Icon of={now?.isCopied ? Check : Copy} />} onClick={copy}>
          {now?.isCopied ? 'Copied' : 'Copy the link'}
        </Button>
        {'share' in navigator ? (
          <Button
            icon={<Icon of={Share2} />}
            // Somebody who changes their mind is no matter.
            onClick={() =>
              void navigator.share({ title: 'A situation in Love Letter', url: link }).catch(() => {})
            }
          >
            Share
          </Button>
        ) : null}
        <Button icon={<Icon of={QrCode} />} onClick={() => setShowing(true)}>
          Show as QR code
        </Button>
      </div>
      {now && !now.isCopied ? (
        <p className="mt-3 text-small">
          This browser does not let pages copy. Here is the link:{' '}
          <span className="select-all break-all">{link}</span>
        </p>
      ) : null}
      <LiveRegion message={now?.isCopied ? 'The link is copied.' : ''} />
      <Sheet
        open={isShowing}
        onOpenChange={setShowing}
        size="fit"
        title="Scan to open this situation"
        description="Hold it up to the camera of another phone."
      >
        {isShowing ? <QrPicture link={link} /> : null}
      </Sheet>
    </section>
  )
}
