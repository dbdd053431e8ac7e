import comeAlong from './come-along.json'

/** What Parlour is built of by name: package, what it is called, licence, where it lives. */
export const SOFTWARE = [
  ['next', 'Next.js', 'MIT', 'https://nextjs.org'],
  ['react', 'React', 'MIT', 'https://react.dev'],
  ['react-dom', 'React DOM', 'MIT', 'https://react.dev'],
  ['xstate', 'XState', 'MIT', 'https://stately.ai/docs'],
  ['@xstate/react', 'XState for React', 'MIT', 'https://stately.ai/docs'],
  ['@base-ui/react', 'Base UI', 'MIT', 'https://base-ui.com'],
  ['valibot', 'Valibot', 'MIT', 'https://valibot.dev'],
  ['idb', 'idb', 'ISC', 'https://github.com/jakearchibald/idb'],
  ['minisearch', 'MiniSearch', 'MIT', 'https://lucaong.github.io/minisearch/'],
  ['ts-fsrs', 'ts-fsrs', 'MIT', 'https://github.com/open-spaced-repetition/ts-fsrs'],
  ['uqr', 'uqr', 'MIT', 'https://github.com/unjs/uqr'],
  ['lucide-react', 'Lucide', 'ISC', 'https://lucide.dev'],
  ['@mdx-js/react', 'MDX', 'MIT', 'https://mdxjs.com'],
  ['@mdx-js/loader', 'MDX loader', 'MIT', 'https://mdxjs.com'],
  ['@next/mdx', 'MDX for Next.js', 'MIT', 'https://nextjs.org'],
  ['remark-gfm', 'remark-gfm', 'MIT', 'https://github.com/remarkjs/remark-gfm'],
  ['rehype-slug', 'rehype-slug', 'MIT', 'https://github.com/rehypejs/rehype-slug'],
  ['tailwindcss', 'Tailwind CSS', 'MIT', 'https://tailwindcss.com'],
] as const

/** Typefaces, which are packages too. */
export const TYPEFACES = [
  ['@fontsource-variable/fraunces', 'OFL-1.1'],
  ['@fontsource-variable/inter', 'OFL-1.1'],
] as const

/** What those bring along, by licence. */
export const COME_ALONG: Readonly<Record<string, readonly string[]>> = comeAlong
