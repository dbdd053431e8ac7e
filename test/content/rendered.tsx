import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vocabulary } from '@/components/mdx/vocabulary'
import type { Voice } from '@/components/mdx/voice'

export type Words = ComponentType<{ components?: object }>

const Left = () => null

/** A page in one voice as a reader sees it, scenarios left out; blocks end with a full stop so that no sentence runs on. */
export function textOf(Content: Words, voice: Voice): string {
  const parts = { ...vocabulary(voice), Scenario: Left }
  return renderToStaticMarkup(<Content components={parts} />)
    .replace(/<\/(p|li|h\d|td|th|dt|dd|blockquote)>/g, '.\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '”')
    .replaceAll('&amp;', '&')
}
