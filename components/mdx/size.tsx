import { editions, size } from '@/machines/love-letter'
import { editionOf, type Voice } from './voice'

/** How many cards the edition has. */
export const Size = ({ voice }: { readonly voice: Voice }) => size(editions[editionOf(voice)])
