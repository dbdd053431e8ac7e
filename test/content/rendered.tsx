import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vocabulary } from '@/components/mdx/vocabulary'
import type { Voice } from '@/components/mdx/voice'

export type Words = ComponentType<{ components?: object }>

const Left = () => null

/** A page's words in one voice as a reader sees them; scenarios are left out, every block ends a sentence. */
export function textOf(Content: Words, voice: Voice): string {
  return renderToStaticMarkup(<Content components={{ ...vocabulary(voice), Scenario: Left }} />)
    .replace(/<\/(p|li|h\d|td|th|dt|dd|blockquote)>/g, '.\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '”')
    .replaceAll('&amp;', '&')
}
