import { searchIndex } from '@/components/lookup/search-index'
import { lexiconOf } from '@/components/lookup/search-lexicon'
import { WORDS } from '@/content/load'
import { everythingFound } from './found'

export const dynamic = 'force-static'

/** Made once, while the site is built: the desk fetches it and answers without a network. */
export async function GET() {
  return Response.json(searchIndex(await everythingFound(), lexiconOf(WORDS)))
}
