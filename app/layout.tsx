import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Quiet } from '@/components/fallen/quiet'
import { Keeper } from '@/components/offline/keeper'
import { Keys } from '@/components/shortcuts/keys'
import { preferencesScript } from '@/components/ui/preferences'
import { SkipLink } from '@/components/ui/skip-link'
import { fontVariables } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Parlour: a referee for real cards', template: '%s · Parlour' },
  description:
    'Lay your phone on the table beside the cards. Parlour keeps the round, knows the rules of Love Letter, and speaks up when something cannot be.',
  applicationName: 'Parlour',
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcf9f5' },
    { media: '(prefers-color-scheme: dark)', color: '#171310' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={fontVariables} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; before paint, or the page would flash */}
        <script dangerouslySetInnerHTML={{ __html: preferencesScript }} />
      </head>
      <body>
        <SkipLink />
        {children}
        <Quiet>
          <Keeper />
          <Keys />
        </Quiet>
      </body>
    </html>
  )
}
