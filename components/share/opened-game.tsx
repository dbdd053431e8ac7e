'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Imported, readGameRecord } from '@/components/referee/games/game-file'
import { gameHref } from '@/components/referee/games/game-href'
import { keepForGood, saveGame } from '@/components/storage'
import { Button, ButtonLink } from '@/components/ui/button'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { editions } from '@/machines/love-letter'
import { Refused } from './refused'
import { recordIn } from './texts'

/** The game in a link, ready to be kept under a new id; or why it is none. */
function read(text: string) {
  const record = recordIn(text)
  return 'problem' in record ? record : readGameRecord(record)
}

/** What a link holds, and the question whether to keep it: nothing is saved before the answer. */
export function OpenedGame({ text }: { text: string }) {
  const [opened] = useState(() => read(text))
  if ('problem' in opened)
    return (
      <Refused why={opened.problem} actions={<ButtonLink href="/referee">Games on this device</ButtonLink>} />
    )
  return <Found {...opened} />
}

function Found({ game, summary, left }: Imported) {
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)
  const { edition, players, headline } = summary
  const name = edition === 'high-society' ? 'The High Society Game' : editions[edition].name
  const save = async () => {
    setSaving(true)
    await saveGame(game, summary)
    void keepForGood()
    router.replace(gameHref(summary) as Route)
  }
  return (
    <RulesetScope ruleset={edition}>
      <section aria-labelledby="found" className="max-w-160">
        <p className="text-small font-semibold text-accent">{name}</p>
        <h2 id="found" className="voice mt-1 text-head leading-snug">
          {headline}
        </h2>
        <dl className="mt-5 grid grid-cols-[auto_1fr] border-y border-line [&>*]:py-2.5">
          <dt className="pe-6 text-ink-2">Players</dt>
          <dd>
            {players.map((player, seat) => (
              <span key={player}>
                {seat ? ', ' : ''}
                <bdi className="wrap-anywhere">{player}</bdi>
              </span>
            ))}
          </dd>
          <dt className="border-t border-line pe-6 text-ink-2">Steps</dt>
          <dd className="border-t border-line">{game.at}</dd>
        </dl>
        {game.pending ? (
          <p className="mt-4 border-s-3 border-accent ps-3">
            The step after these cannot be as it is told. The game opens there, and says why
            {left ? `; ${left} more are left out.` : '.'}
          </p>
        ) : null}
        <div className="mt-6 grid grid-cols-1 gap-2 sm:max-w-96">
          <Button kind="primary" wide className="min-h-14" disabled={isSaving} onClick={() => void save()}>
            Save it as a new game
          </Button>
          <ButtonLink href="/referee" wide className="min-h-14">
            Do not keep it
          </ButtonLink>
        </div>
        <p className="mt-3 text-small text-ink-2">No game on this device is changed by it.</p>
      </section>
    </RulesetScope>
  )
}
