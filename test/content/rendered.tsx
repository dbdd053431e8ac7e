import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { seasonVocabulary } from '@/components/mdx/high-society/vocabulary'
import { vocabulary } from '@/components/mdx/vocabulary'
import type { Voice } from '@/components/mdx/voice'

export type Words = ComponentType<{ components?: object }>

const Left = () => null

/** Whose names a page speaks in: an edition's, both editions' (null), or those of The High Society Game. */
export type Spoken = Voice | 'high-society'
const partsFor = (voice: Spoken) => (voice === 'high-society' ? seasonVocabulary : vocabulary(voice))

/** A page's words in one voice as a reader sees them; scenarios are left out, every block ends a sentence. */
export function textOf(Content: Words, voice: Spoken): string {
  return renderToStaticMarkup(<Content components={{ ...partsFor(voice), Scenario: Left }} />)
    .replace(/<\/(p|li|h\d|td|th|dt|dd|blockquote)>/g, '.\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '”')
    .replaceAll('&amp;', '&')
}
