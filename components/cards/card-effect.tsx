import type { Card, Edition } from '@/machines/love-letter'
import { effectsOf } from './of-all-editions'

/** What the card does, exactly; once where all editions agree. */
export function CardEffect({ of: card }: { of: Card }) {
  const effects = effectsOf(card)
  return (
    <section aria-label="What it does" className="max-w-144">
      <div className="grid gap-5 border-s-3 border-accent ps-4">
        {effects.map(({ text, editions }) => (
          <div key={text}>
            {effects.length > 1 ? (
              <h2 className="font-sans text-small text-ink-2">{named(editions)}</h2>
            ) : null}
            <p className="voice text-[1.375rem] leading-snug text-pretty">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** A box stands for its classic cards too, where they do the same. */
const named = (editions: readonly Edition[]) =>
  editions
    .filter(({ id, wording }) => id === wording || editions.every((other) => other.id !== wording))
    .map(({ name }) => name)
    .join(' and ')
