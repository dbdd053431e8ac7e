import type { Ref } from 'react'
import { AfterGame } from '@/components/share/after-game'
import { Button, ButtonLink } from '@/components/ui/button'
import { ask, now, promptOf } from '@/machines/love-letter'
import { playOf } from '../round/printed-game'
import type { Referee } from '../use-referee'

export interface GameOverProps {
  readonly referee: Pick<Referee, 'session' | 'snapshot' | 'saved' | 'report'>
  readonly onAgain: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** Somebody has won: what now? */
export function GameOver({ referee, onAgain, headingRef }: GameOverProps) {
  const { context } = referee.snapshot
  const { table } = now(referee.session).context
  const further = Math.max(...table.tokens) + 1
  return (
    <section aria-labelledby="another" className="grid grid-cols-1 gap-3">
      <h2 id="another" ref={headingRef} tabIndex={-1} className="text-question">
        {promptOf(table, ask(context, 'over')).ask}
      </h2>
      <Button kind="primary" wide className="min-h-14" onClick={onAgain}>
        The same people again
      </Button>
      <ButtonLink href="/referee/new" wide className="min-h-14">
        Other people, or another edition
      </ButtonLink>
      <Button
        wide
        className="min-h-14"
        onClick={() => void referee.report({ type: 'table.goal', tokens: further })}
      >
        Play on, to {further} tokens
      </Button>
      <Button kind="quiet" className="-ms-2 justify-self-start" onClick={showLog}>
        Look at the log
      </Button>
      <AfterGame saved={referee.saved} play={playOf(table)} />
    </section>
  )
}

/** The log stands further down the same page. */
function showLog() {
  const log = document.querySelector<HTMLElement>('[role="log"]')
  log?.scrollIntoView({ block: 'start' })
}
