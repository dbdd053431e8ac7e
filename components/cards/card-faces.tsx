import { markOf } from '@/components/table/card-mark'
import { CardFace } from '@/components/ui/card-face'
import { type Card, editions, effectWords } from '@/machines/love-letter'
import { facesOf } from './of-all-editions'

/** The card as each box shows it, side by side in the colours of each. */
export function CardFaces({ of: card }: { of: Card }) {
  return (
    <div className="grid max-w-80 grid-cols-2 gap-5 sm:w-80 print:w-60">
      {facesOf(card).map(({ edition, ...face }) => (
        <figure key={edition} data-ruleset={edition} className="break-inside-avoid">
          <CardFace
            {...markOf(face)}
            size="lesson"
            copies={face.copies}
            effect={effectWords(editions[edition], card)}
          />
          <figcaption className="mt-2 text-center text-small leading-snug text-ink-2">
            {editions[edition].name}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
