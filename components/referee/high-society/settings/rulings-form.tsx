'use client'

import { useState } from 'react'
import { fromSeason, seasonRulingHref } from '@/components/lookup/ruling-href'
import { Button } from '@/components/ui/button'
import { RULING_WORDS, RULINGS, type RulingKey, type Rulings, reheaded } from '@/machines/high-society'
import { OpenRulings } from '../../setup/open-rulings'
import { wordsOf } from '../log/balls'
import type { SeasonReferee } from '../use-season'

/** Who are brothers and sisters is told before the season; the rest may be decided on the way. */
const KEYS = (Object.keys(RULINGS) as RulingKey[]).filter((key) => key !== 'siblings')

/** Another reading from the beginning of the season on, and what it does to all that was told. */
export function RulingsForm({ referee, onDone }: { referee: SeasonReferee; onDone: () => void }) {
  const { session, season, rehead } = referee
  const [rulings, setRulings] = useState<Rulings>(season.rulings)
  const head = { ...session.head, rulings: { ...session.head.rulings, ...rulings } }
  const revision = reheaded(session, head)
  const misfit = 'rule' in revision ? null : revision.misfit
  return (
    <div className="grid grid-cols-1 gap-6">
      <OpenRulings
        keys={KEYS}
        words={RULING_WORDS}
        values={RULINGS}
        hrefOf={(key) => seasonRulingHref(key, fromSeason(referee.saved.id))}
        rulings={rulings}
        onChange={setRulings}
      />
      <p aria-live="polite" className="border-s-3 border-accent ps-3 text-small empty:hidden">
        {misfit
          ? `Read so, “${wordsOf(session, misfit.at)}” no longer fits: it and what came after it are left out. Undo brings them back.`
          : ''}
      </p>
      <Button kind="primary" wide onClick={() => void rehead(head).then(onDone)}>
        Play on like this
      </Button>
    </div>
  )
}
