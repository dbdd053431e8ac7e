import type { EntryProps } from './book-card-page'
import { BookHeader } from './book-header'
import { EffectsField } from './effects-field'
import { EntryFoot } from './entry-foot'
import type { Whistledown } from './stored'

const NOBODY = { players: [], prospects: [] }

/** One Lady Whistledown card, kept as it is tapped. */
export function WhistledownPage({ name, book, change }: EntryProps & { readonly name: string }) {
  const entered = book.whistledown.find((card) => card.name === name)
  const set = (card: Whistledown | undefined) =>
    change((before) => {
      const others = before.whistledown.filter((one) => one.name !== name)
      return { ...before, whistledown: card ? [...others, card] : others }
    })
  return (
    <>
      <BookHeader kicker="Lady Whistledown" title={name} />
      <p className="text-small text-ink-2">“You” is whoever gossips.</p>
      <EffectsField
        label="What happens"
        value={entered?.effects ?? []}
        names={NOBODY}
        moment="gossip"
        onChange={(effects) => set({ name, effects })}
      />
      <EntryFoot what="this card" entered={entered} set={set} />
    </>
  )
}
