import type { SearchIndices } from '@/components/lookup/search-games'
import { searchIndex } from '@/components/lookup/search-index'
import { lexiconOf, namesCalled } from '@/components/lookup/search-lexicon'
import { SEASON_WORDS, WORDS } from '@/content/load'
import { everythingFound } from './found'
import { seasonFound } from './found-season'

export const dynamic = 'force-static'

/** Made once, while the site is built: the desk fetches it and answers without a network. Each game speaks its own language. */
export async function GET() {
  const indices: SearchIndices = {
    'love-letter': searchIndex(await everythingFound(), lexiconOf(WORDS)),
    'high-society': searchIndex(
      await seasonFound(),
      lexiconOf(SEASON_WORDS, namesCalled(SEASON_WORDS.CALLED)),
    ),
  }
  return Response.json(indices)
}
