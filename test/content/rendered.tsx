import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vocabulary } from '@/components/mdx/vocabulary'
import type { Voice } from '@/components/mdx/voice'

export type Words = ComponentType<{ components?: object }>

const spoken = ['Card', 'Only', 'Ruling']
const Left = () => null

/** A page's words in one voice as a reader sees them; scenarios and other stages are left out, every block ends a sentence. */
export function textOf(Content: Words, voice: Voice): string {
  const parts = Object.entries(vocabulary(voice)).map(([name, Part]) => [
    name,
    spoken.includes(name) ? Part : Left,
  ])
  return renderToStaticMarkup(<Content components={Object.fromEntries(parts)} />)
    .replace(/<\/(p|li|h\d|td|th|dt|dd|blockquote)>/g, '.\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '”')
    .replaceAll('&amp;', '&')
}
