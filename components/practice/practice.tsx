'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { Chooser } from './chooser'
import type { Choice, PracticeData } from './data'
import { dueRules, forgetMemory, loadMemory, type Memory, NOTHING, saveMemory } from './memory'
import type { SittingProps } from './sitting'

/** Chooses what to practise, then asks. Everything stays on this device. */
export function Practice({ data }: { data: PracticeData }) {
  const [memory, setMemory] = useState<Memory | null>(null)
  const [Sitting, setSitting] = useState<ComponentType<SittingProps> | null>(null)
  const [seed, setSeed] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    void loadMemory().then(setMemory)
  }, [])
  const known = memory ?? NOTHING
  const keep = (next: Memory) => {
    setMemory(next)
    void saveMemory(next)
  }
  const begin = async () => {
    setMissing(false)
    try {
      const { Sitting: part } = await import('./sitting')
      setSitting(() => part)
      setSeed(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    } catch {
      setMissing(true)
    }
  }
  const { edition } = known.choice
  const rulings = data.editions.find(({ id }) => id === edition)?.rulings ?? []
  return (
    <RulesetScope ruleset={edition}>
      {Sitting && seed !== null ? (
        <Sitting
          key={seed}
          seed={seed}
          data={data}
          choice={known.choice}
          due={dueRules(known, rulings, new Date())}
          memory={known}
          onMemory={keep}
          onAgain={begin}
          onLeave={() => setSeed(null)}
        />
      ) : (
        <Chooser
          data={data}
          choice={known.choice}
          due={memory ? dueRules(memory, rulings, new Date()) : []}
          hasMemory={Object.keys(known.missed).length > 0}
          isMissing={isMissing}
          onChoice={(choice: Choice) => keep({ ...known, choice })}
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
