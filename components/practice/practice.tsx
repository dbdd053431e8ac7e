'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useIdInAddress } from '@/components/referee/use-address'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { Chooser } from './chooser'
import { ChooserHeader } from './chooser-header'
import { type Choice, inBox, type PracticeData } from './data'
import { dueRules, forgetMemory, loadMemory, type Memory, NOTHING, saveMemory } from './memory'
import type { SittingProps } from './sitting'

/** Chooses what to practise, then asks. Everything stays on this device. */
export function Practice({ data }: { data: PracticeData }) {
  const [memory, setMemory] = useState<Memory | null>(null)
  const [Sitting, setSitting] = useState<ComponentType<SittingProps> | null>(null)
  const [seed, setSeed] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const asked = useIdInAddress()
  const choice = memory && inBox(memory.choice, asked)
  useEffect(() => {
    void loadMemory().then(setMemory)
  }, [])
  const keep = (next: Memory) => {
    setMemory(next)
    void saveMemory(next)
  }
  const begin = async () => {
    setMissing(false)
    try {
      const part =
        choice?.edition === 'high-society'
          ? (await import('./high-society/sitting')).SeasonSitting
          : (await import('./love-letter/sitting')).LoveLetterSitting
      setSitting(() => part)
      setSeed(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    } catch {
      setMissing(true)
    }
  }
  // Until it is known what was kept, there is nothing to choose from, and nothing to overwrite.
  if (!memory || !choice)
    return (
      <>
        <ChooserHeader />
        <p className="text-ink-2">Practice asks and answers by script: one moment.</p>
      </>
    )
  const { edition } = choice
  const rulings = data.editions.find(({ id }) => id === edition)?.rulings ?? []
  const due = dueRules(memory, rulings, new Date())
  return (
    <RulesetScope ruleset={edition}>
      {Sitting && seed !== null ? (
        <Sitting
          key={seed}
          seed={seed}
          data={data}
          choice={choice}
          due={due}
          memory={memory}
          onMemory={keep}
          onAgain={begin}
          onLeave={() => setSeed(null)}
        />
      ) : (
        <Chooser
          data={data}
          choice={choice}
          due={due}
          hasMemory={Object.keys(memory.missed).length > 0}
          isMissing={isMissing}
          onChoice={(chosen: Choice) => keep({ ...memory, choice: chosen })}
          onBegin={begin}
          onForget={() => {
            setMemory(NOTHING)
            void forgetMemory()
          }}
        />
      )}
    </RulesetScope>
  )
}
