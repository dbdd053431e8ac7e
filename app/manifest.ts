import type { MetadataRoute } from 'next'

export const dynamic = 'force-static'

const base = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** How a device shows Parlour once it is installed. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Parlour',
    short_name: 'Parlour',
    description: 'A rules tutor and table referee for Love Letter and Bridgerton: The High Society Game.',
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    background_color: '#fcf9f5',
    theme_color: '#fcf9f5',
    categories: ['games', 'education'],
    icons: [
      { src: `${base}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Referee', url: `${base}/referee` },
      { name: 'Ask', url: `${base}/ask` },
      { name: 'Learn', url: `${base}/learn` },
    ],
  }
}
