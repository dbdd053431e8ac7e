'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { BoxChoice } from '@/components/boxes/box-choice'
import { SETUPS } from '@/components/boxes/boxes'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { type Event, type Head, openSession, type Session, tell } from '@/machines/love-letter'
import { forgetName, listGames, loadForm, rememberedNames, saveForm } from '../../storage'
import { gameHref } from '../games/game-href'
import { startGame, withGoal } from '../games/start-game'
import { isGame } from '../summary'
import { useIdInAddress } from '../use-address'
import { boxOf, emptyForm, type Form, inBox, readForm, sessionOf } from './form'
import { cleanName } from './names'
import { SetupForm } from './setup-form'

const FORM = 'new-game'

interface Known {
  readonly names: readonly string[]
  readonly lastTable: readonly string[]
}

/** What this device knows of earlier evenings, and the form as it was left. */
async function recall(): Promise<Known & { form: Form }> {
  const [names, { games }, left] = await Promise.all([rememberedNames(), listGames(), loadForm(FORM)])
  const last = games.find(isGame)
  const form = readForm(left) ?? emptyForm(last?.edition ?? 'love-letter')
  return { names, lastTable: games[0]?.players ?? [], form }
}

/** The page of a new game. */
export function NewGame() {
  const router = useRouter()
  const [known, setKnown] = useState<Known>({ names: [], lastTable: [] })
  const [left, setForm] = useState<Form | null>(null)
  const asked = useIdInAddress()
  const form = left && inBox(left, asked)
  const isStarting = useRef(false)
  useEffect(() => {
    let isGone = false
    recall().then(({ form: kept, ...rest }) => {
      if (isGone) return
      setKnown(rest)
      setForm(kept)
    })
    return () => {
      isGone = true
    }
  }, [])

  const change = (next: Form) => {
    setForm(next)
    void saveForm(FORM, next)
  }
  const begin = async (session: Session) => {
    if (!form || isStarting.current) return
    isStarting.current = true
    const typed = form.rows.map(({ name }) => cleanName(name)).filter(Boolean)
    const begun = await startGame(session, typed)
    await saveForm(FORM, null)
    // Back leads to where one came from: the form would be empty.
    router.replace(gameHref(begun) as Route)
  }
  const start = (deal: Event) => {
    const session = form && sessionOf(form)
    const told = session && tell(session, deal)
    if (told && !told.fault) void begin(told.session)
  }
  const startFrom = (head: Head) => {
    const opened = openSession(head)
    if (form && !('rule' in opened)) void begin(withGoal(opened, form.goal))
  }
  const forget = (name: string) => {
    setKnown({ ...known, names: known.names.filter((one) => one !== name) })
    void forgetName(name)
  }
  return (
    <RulesetScope ruleset={form?.edition ?? 'love-letter'}>
      <Page width="wide">
        <PageHeader title="A new game" back={{ href: '/referee', label: 'Games' }} />
        {form ? <BoxChoice at={boxOf(form.edition)} to={SETUPS} /> : null}
        {form ? (
          <SetupForm
            {...known}
            form={form}
            onChange={change}
            onForget={forget}
            onStart={start}
            onStartFrom={startFrom}
          />
        ) : (
          <p className="text-ink-2">Laying the table…</p>
        )}
      </Page>
    </RulesetScope>
  )
}
