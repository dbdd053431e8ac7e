import { Sheet } from '@/components/ui/sheet'
import { list } from '@/machines/core'
import { isolate, ordinal, type ProspectView, traitWords } from '@/machines/high-society'

export interface ProspectSheetProps {
  /** Null while none is looked at. */
  readonly prospect: ProspectView | null
  readonly players: readonly string[]
  readonly onClose: () => void
}

/** A prospect in words: where they stand, who hopes, and what is known of them. */
export function ProspectSheet({ prospect, players, onClose }: ProspectSheetProps) {
  return (
    <Sheet
      open={prospect !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="fit"
      title={<bdi>{prospect?.name}</bdi>}
    >
      {prospect ? (
        <ul className="grid grid-cols-1 gap-2">
          {lines(prospect, players.length).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two Traits may be alike
            <li key={i}>{line}</li>
          ))}
        </ul>
      ) : null}
    </Sheet>
  )
}

function lines({ prestige, ring, tokens, dancers, catchers, traits, hidden }: ProspectView, players: number) {
  const place = ordinal(players + 1 - prestige)
  const names = (of: readonly string[]) => list(of.map(isolate))
  return [
    `In ${place} place: worth ${prestige} for Prestige.`,
    ring
      ? `Engaged to ${isolate(ring.player)}, ${ring.love ? 'a Love Match' : 'a Match without Love'}.`
      : tokens.length
        ? `Tokens of ${names(tokens)}.`
        : 'No tokens.',
    ...(dancers.length ? [`Dances with ${names(dancers)}.`] : []),
    ...(catchers.length ? [`${names(catchers)} caught somebody here.`] : []),
    ...traits.map((trait) => `A Trait face up: ${traitWords(trait)}.`),
    hidden === 1 ? 'One Trait face down.' : `${hidden} Traits face down.`,
  ]
}
