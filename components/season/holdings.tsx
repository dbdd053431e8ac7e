import { CardBack } from '@/components/ui/card-back'
import { Piece } from './piece'

/** Tokens of a player. */
const TOKENS = 4

/** Tokens at home, and the empty places of those that lie on tiles. */
export function Home({ name, seat, supply }: { name: string; seat: number; supply: number }) {
  return (
    <>
      {Array.from({ length: TOKENS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens at home are nothing but their place
        <Piece key={i} name="" seat={seat} isEmpty={i >= supply} className="size-3.5" />
      ))}
      <span className="sr-only">
        {name} has {supply} of {TOKENS} tokens at home.
      </span>
    </>
  )
}

/** The number of the card laid in this Ball. */
export function Laid({ card }: { card: number | null }) {
  if (card === null) return null
  return (
    <span className="flex h-7.5 w-7 items-center justify-center rounded-[0.3rem] border border-edge bg-card">
      <span className="sr-only">Card </span>
      <span className="voice text-base text-accent lining-nums">{card}</span>
    </span>
  )
}

/** Cards in hand, as many backs. */
export function InHand({ count }: { count: number }) {
  return (
    <span className="flex">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are nothing but their place
        <CardBack key={i} className="-ms-1.5 w-4.5 first:ms-0" />
      ))}
      <span className="sr-only">{count === 1 ? 'One card' : `${count} cards`} in hand.</span>
    </span>
  )
}
