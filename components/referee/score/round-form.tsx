'use client'

import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Segmented } from '@/components/ui/segmented'
import {
  hasBonus,
  isolate,
  type ScoredRound,
  type ScoreSheet,
  type Seat,
  SPY,
  viewCard,
} from '@/machines/love-letter'

export interface RoundFormProps {
  readonly sheet: ScoreSheet
  /** As it was entered, when an earlier round is changed. */
  readonly round?: ScoredRound
  /** What the button says when one has won; it tells a tie and a round that nobody won. */
  readonly action: string
  readonly onEnter: (round: ScoredRound) => void
}

const NOBODY: ScoredRound = { winners: [], bonus: null }

/** Who won a round: one, several, or nobody; and who got the token of the 0. */
export function RoundForm({ sheet, round = NOBODY, action, onEnter }: RoundFormProps) {
  const [{ winners, bonus }, setRound] = useState(round)
  const { players, edition } = sheet
  const toggle = (seat: Seat) =>
    setRound({
      bonus,
      winners: winners.includes(seat) ? winners.filter((one) => one !== seat) : [...winners, seat],
    })
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the question already is */}
      <div
        role="group"
        aria-label="Who won"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2"
      >
        {players.map((name, seat) => (
          <Toggle key={name} name={name} isOn={winners.includes(seat)} onToggle={() => toggle(seat)} />
        ))}
      </div>
      {hasBonus(edition) ? (
        <Segmented
          label={`A token more for ${viewCard(edition, SPY).said}?`}
          value={bonus === null ? 'none' : String(bonus)}
          options={[
            { value: 'none', label: 'Nobody' },
            ...players.map((name, seat) => ({ value: String(seat), label: isolate(name) })),
          ]}
          onChange={(next) => setRound({ winners, bonus: next === 'none' ? null : Number(next) })}
        />
      ) : null}
      <Button
        kind={winners.length ? 'primary' : 'plain'}
        wide
        className="min-h-14"
        onClick={() => onEnter({ winners, bonus })}
      >
        {winners.length === 0 ? `${action}: nobody won` : winners.length > 1 ? `${action}: a tie` : action}
      </Button>
    </div>
  )
}

function Toggle({ name, isOn, onToggle }: { name: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={cx(
        'flex min-h-14 min-w-0 items-center gap-2 rounded-ui border px-4 py-2 text-start font-medium leading-snug',
        isOn ? 'picked border-accent' : 'border-edge bg-card hover:bg-accent-soft',
      )}
    >
      <bdi className="min-w-0 flex-1 break-words">{name}</bdi>
      {isOn ? <Check aria-hidden className="size-5 shrink-0" /> : null}
    </button>
  )
}
