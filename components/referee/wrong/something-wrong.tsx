'use client'

import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import { Sheet } from '@/components/ui/sheet'
import { TROUBLE_WORDS, TROUBLES, type Trouble } from '@/machines/love-letter'
import type { Referee } from '../use-referee'
import { topics, troublesIn } from './topics'

export interface SomethingWrongProps {
  readonly referee: Referee
  readonly open: boolean
  readonly onClose: () => void
  readonly onPosition: () => void
  readonly onLog: () => void
}

/** What no card speaks of: what the rules say to it, what they leave to the table, and how to go on. */
export function SomethingWrong(props: SomethingWrongProps) {
  const { open, onClose } = props
  const [topic, setTopic] = useState<Trouble | null>(null)
  const leave = () => {
    setTopic(null)
    onClose()
  }
  const title = topic ? TROUBLE_WORDS[topic].title : 'What went wrong?'
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) leave()
      }}
      title={title}
    >
      {open ? <Inside {...props} topic={topic} onTopic={setTopic} onLeave={leave} /> : null}
    </Sheet>
  )
}

interface InsideProps extends SomethingWrongProps {
  readonly topic: Trouble | null
  readonly onTopic: (topic: Trouble | null) => void
  readonly onLeave: () => void
}

function Inside({ referee, topic, onTopic, onLeave, onPosition, onLog }: InsideProps) {
  const top = useRef<HTMLDivElement>(null)
  /** The sheet stays, its content changes: reading goes on at its beginning. */
  const show = (next: Trouble | null) => {
    onTopic(next)
    requestAnimationFrame(() => {
      top.current?.focus({ preventScroll: true })
      top.current?.parentElement?.scrollTo({ top: 0 })
    })
  }
  const then = (act: () => void) => () => {
    onLeave()
    act()
  }
  const Topic = topic ? topics[topic] : null
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {Topic ? (
        <>
          <Button
            kind="quiet"
            className="-ms-2 -mt-3 mb-1 text-small text-ink-2"
            icon={<Icon of={ArrowLeft} className="rtl:-scale-x-100" />}
            onClick={() => show(null)}
          >
            Something different
          </Button>
          <Topic
            key={topic}
            referee={referee}
            onDone={onLeave}
            onPosition={then(onPosition)}
            onLog={then(onLog)}
            onTopic={show}
          />
        </>
      ) : (
        <Choices label="What went wrong?">
          {troublesIn(referee.session, TROUBLES).map((one) => (
            <Choice
              key={one}
              title={TROUBLE_WORDS[one].title}
              note={TROUBLE_WORDS[one].note}
              onPick={() => show(one)}
            />
          ))}
        </Choices>
      )}
    </div>
  )
}
