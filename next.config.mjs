import { readFileSync } from 'node:fs'
import createMDX from '@next/mdx'

// BASE_PATH=/parlour builds for a host that serves the app under a path.
const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '')

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

const withMDX = createMDX({
  extension: /\.(md|mdx)$/,
  // Turbopack takes plugins by name only.
  options: { remarkPlugins: ['remark-gfm'], rehypePlugins: ['rehype-slug'] },
})

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_VERSION: version },
  images: { unoptimized: true },
  pageExtensions: ['ts', 'tsx', 'md', 'mdx'],
  typedRoutes: true,
  poweredByHeader: false,
  // `npm run check` and `npm test` look at the types; whoever only starts Parlour need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Without it, a lock file in a parent folder becomes the root.
  turbopack: { root: import.meta.dirname },
}

export default withMDX(config)
