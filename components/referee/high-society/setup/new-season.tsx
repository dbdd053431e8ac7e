'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { BallRule } from '@/components/book/stored'
import { useBook, withEntry } from '@/components/book/use-book'
import { BoxChoice } from '@/components/boxes/box-choice'
import { SETUPS } from '@/components/boxes/boxes'
import { forgetName } from '@/components/storage'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import type { Session } from '@/machines/high-society'
import { gameHref } from '../../games/game-href'
import { cleanName, playersOf } from '../../setup/names'
import { startSeason } from '../start-season'
import type { Form } from './form'
import { plansOf } from './head'
import { type Known, nothingKnown, recall, saveSetup } from './recall'
import { SeasonForm } from './season-form'
import { changeTiles, forgotten, learnt, type Tiles } from './tiles'

/** The page of a new season. */
export function NewSeason() {
  const router = useRouter()
  const [known, setKnown] = useState<Known>(nothingKnown)
  const { book, change: changeBook } = useBook()
  const [form, setForm] = useState<Form | null>(null)
  const isStarting = useRef(false)
  useEffect(() => {
    let isGone = false
    recall().then(({ form: left, ...rest }) => {
      if (isGone) return
      setKnown(rest)
      setForm(left)
    })
    return () => {
      isGone = true
    }
  }, [])

  const change = (next: Form) => {
    setForm(next)
    void saveSetup(next)
  }
  const begin = async (session: Session) => {
    if (!form || !book || isStarting.current) return
    isStarting.current = true
    const players = playersOf(form.seats)
    const characters = Object.fromEntries(
      form.seats.flatMap(({ character }, i) =>
        cleanName(character) ? [[players[i], cleanName(character)]] : [],
      ),
    )
    const plans = plansOf(form, session, book.balls)
    const typed = form.seats.map(({ name }) => cleanName(name)).filter(Boolean)
    const begun = await startSeason(session, { characters, plans }, typed)
    await Promise.all([changeTiles((there) => learnt(form, there)), saveSetup(null)])
    // Back leads to where one came from: the form would be empty.
    router.replace(gameHref(begun) as Route)
  }
  const forgetPerson = (name: string) => {
    setKnown({ ...known, names: known.names.filter((one) => one !== name) })
    void forgetName(name)
  }
  const forgetTile = (kind: keyof Tiles) => (name: string) => {
    setKnown({ ...known, tiles: forgotten(known.tiles, kind, name) })
    void changeTiles((there) => forgotten(there, kind, name))
  }
  const enterRule = (name: string, rule: BallRule) => {
    changeBook((before) => ({ ...before, balls: withEntry(before.balls, name, rule) }))
  }
  return (
    <RulesetScope ruleset="high-society">
      <Page width="wide">
        <PageHeader title="A new season" back={{ href: '/referee', label: 'Games' }} />
        <BoxChoice at="high-society" to={SETUPS} />
        {form && book ? (
          <SeasonForm
            form={form}
            known={known}
            book={book}
            onChange={change}
            onForgetName={forgetPerson}
            onForgetTile={forgetTile}
            onRule={enterRule}
            onBegin={(session) => void begin(session)}
          />
        ) : (
          <p className="text-ink-2">Laying the table…</p>
        )}
      </Page>
    </RulesetScope>
  )
}
