import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { choicesIn, gameOf, isolate, type Play, type Situation } from '@/machines/love-letter'
import { Barred } from './barred'
import { Matters } from './matters'
import { MayPlay } from './may-play'
import { SideBySide } from './side-by-side'

export interface VerdictProps {
  readonly situation: Situation
  /** Somebody has just played it out and comes back. */
  readonly isBack: boolean
  readonly onTry: () => void
}

/** What may be played, and why not the rest; for a play that is picked, what comes of it. */
export function Verdict({ situation, isBack, onTry }: VerdictProps) {
  const [play, setPlay] = useState<Play | null>(null)
  const game = useMemo(() => gameOf(situation), [situation])
  const choices = useMemo(() => (game ? choicesIn(game) : []), [game])
  const id = useId()
  const tryButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) tryButton.current?.focus()
  }, [isBack])
  if (!game) return null
  const name = isolate(situation.table.players[situation.position.turn] as string)
  return (
    <div className="grid grid-cols-1 gap-10">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-question">
          What may {name} play?
        </h2>
        <MayPlay game={game} choices={choices.filter(({ barred }) => !barred)} play={play} onPlay={setPlay} />
        <Barred game={game} choices={choices.filter(({ barred }) => barred)} />
        <Button ref={tryButton} kind="primary" wide className="mt-6 min-h-14" onClick={onTry}>
          Play it out, step by step
        </Button>
      </section>
      <Matters situation={situation} play={play} />
      <SideBySide situation={situation} play={play} />
    </div>
  )
}
