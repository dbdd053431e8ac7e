'use client'

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useIdInAddress } from '@/components/referee/use-address'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { Chooser } from './chooser'
import { ChooserHeader } from './chooser-header'
import { type Choice, inBox, type PracticeData } from './data'
import { isOf, type Left, loadLeft, saveLeft } from './left'
import { changeMemory, dueRules, forgetMemory, loadMemory, type Memory, NOTHING } from './memory'
import type { SittingProps } from './sitting'

const partOf = async ({ edition }: Choice): Promise<ComponentType<SittingProps>> =>
  edition === 'high-society'
    ? (await import('./high-society/sitting')).SeasonSitting
    : (await import('./love-letter/sitting')).LoveLetterSitting

/** Chooses what to practise, then asks. Everything stays on this device. */
export function Practice({ data }: { data: PracticeData }) {
  const [memory, setMemory] = useState<Memory | null>(null)
  const [left, setLeft] = useState<Left | null>(null)
  const [Sitting, setSitting] = useState<ComponentType<SittingProps> | null>(null)
  const [isMissing, setMissing] = useState(false)
  const asked = useIdInAddress()
  const choice = memory && inBox(memory.choice, asked)
  const goTo = (to: Left | null) => {
    setLeft(to)
    void saveLeft(to)
  }
  const open = async (from: Left) => {
    setMissing(false)
    try {
      const part = await partOf(from.choice)
      setSitting(() => part)
      goTo(from)
    } catch {
      setMissing(true)
    }
  }
  const comeBack = useEffectEvent(async () => {
    const [kept, from] = await Promise.all([loadMemory(), loadLeft((key) => Object.hasOwn(data.titles, key))])
    if (from && isOf(from, window.location.hash.slice(1))) await open(from)
    setMemory(kept)
  })
  useEffect(() => {
    void comeBack()
  }, [])
  const change = (edit: (before: Memory) => Memory) => {
    setMemory((before) => before && edit(before))
    void changeMemory(edit)
  }
  // Until it is known what was kept, there is nothing to choose from, and nothing to overwrite.
  if (!memory || !choice)
    return (
      <>
        <ChooserHeader />
        <p className="text-ink-2">Practice asks and answers by script: one moment.</p>
      </>
    )
  const rulings = data.editions.find(({ id }) => id === choice.edition)?.rulings ?? []
  const due = dueRules(memory, rulings, new Date())
  const begin = () =>
    open({ seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, choice, due, picks: [], at: 0 })
  return (
    <RulesetScope ruleset={left?.choice.edition ?? choice.edition}>
      {Sitting && left ? (
        <Sitting
          key={left.seed}
          data={data}
          left={left}
          onLeft={goTo}
          memory={memory}
          onMemory={change}
          onAgain={begin}
          onLeave={() => goTo(null)}
        />
      ) : (
        <Chooser
          data={data}
          choice={choice}
          due={due}
          hasMemory={Object.keys(memory.missed).length > 0}
          isMissing={isMissing}
          onChoice={(chosen: Choice) => change((before) => ({ ...before, choice: chosen }))}
          onBegin={begin}
          onForget={() => {
            setMemory(NOTHING)
            void forgetMemory()
            void saveLeft(null)
          }}
        />
      )}
    </RulesetScope>
  )
}
