import { useEffect, useMemo, useRef } from 'react'
import { FreePlay } from '@/components/tutor/love-letter/free-play'
import { headOf, openSession, type Session, type Situation } from '@/machines/love-letter'
import { Happened } from './happened'

/** The situation played out: the referee asks, judges and tells, and below stands what happened and why. */
export function TryOut({ situation, onLeave }: { situation: Situation; onLeave: () => void }) {
  const session = useMemo(() => openSession(headOf(situation)) as Session, [situation])
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    stage.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  return (
    <div ref={stage} className="mx-auto max-w-160 scroll-mt-4">
      <FreePlay
        session={session}
        open
        leave="Back to the situation"
        onLeave={onLeave}
        below={(now) => <Happened session={now} from={session.log.steps.length} />}
      />
    </div>
  )
}
