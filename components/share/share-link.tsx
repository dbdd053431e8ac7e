'use client'

import { Check, Copy, QrCode, Share2, Type } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LiveRegion } from '@/components/ui/live-region'
import { Sheet } from '@/components/ui/sheet'
import { QrPicture } from './qr-picture'
import { useCopy } from './use-copy'

/** More than this no camera tells apart on a phone’s screen. */
const MOST_IN_QR = 1200

export interface ShareLinkProps {
  readonly link: string
  /** What the link opens, in the sentences here: “game”. */
  readonly what: string
  /** What whoever gets it sees first. */
  readonly title: string
  /** The same without an address, where that is of use. */
  readonly text?: string
}

/** Something in a link: copied, handed on, or held up to another phone. */
export function ShareLink({ link, what, title, text }: ShareLinkProps) {
  const { copy, isCopied, refused } = useCopy()
  const [isShowing, setShowing] = useState(false)
  const isSmall = link.length <= MOST_IN_QR
  const notCopied = refused === link ? 'link' : refused !== null && refused === text ? 'text' : null
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Icon of={isCopied(link) ? Check : Copy} />} onClick={() => copy(link)}>
          {isCopied(link) ? 'Copied' : 'Copy the link'}
        </Button>
        {text === undefined ? null : (
          <Button icon={<Icon of={isCopied(text) ? Check : Type} />} onClick={() => copy(text)}>
            {isCopied(text) ? 'Text copied' : 'Copy as text'}
          </Button>
        )}
        {'share' in navigator ? (
          <Button
            icon={<Icon of={Share2} />}
            // Somebody who changes their mind is no matter.
            onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
          >
            Share
          </Button>
        ) : null}
        {isSmall ? (
          <Button icon={<Icon of={QrCode} />} onClick={() => setShowing(true)}>
            Show as QR code
          </Button>
        ) : null}
      </div>
      {isSmall ? null : (
        <p className="mt-3 text-small text-ink-2">It is too long for a QR code that a camera could read.</p>
      )}
      {notCopied ? (
        <p className="mt-3 text-small">
          This browser does not let pages copy. Here is the {notCopied}:{' '}
          <span className="select-all break-all">{refused}</span>
        </p>
      ) : null}
      <LiveRegion
        message={isCopied(link) ? 'The link is copied.' : text && isCopied(text) ? 'The text is copied.' : ''}
      />
      <Sheet
        open={isShowing}
        onOpenChange={setShowing}
        size="fit"
        title={`Scan to open this ${what}`}
        description="Hold it up to the camera of another phone."
      >
        {isShowing ? <QrPicture link={link} what={what} /> : null}
      </Sheet>
    </>
  )
}
