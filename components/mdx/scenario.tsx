import type { Route } from 'next'
import { loveLetterChart } from '@/components/chart/love-letter'
import { Standing } from '@/components/chart/standing'
import { textOfScenario } from '@/components/situation/from-scenario'
import { InWords } from '@/components/tutor/in-words'
import { Frame } from '@/components/tutor/love-letter/frame'
import { lessonOf } from '@/components/tutor/love-letter/lesson'
import { toldFor } from '@/components/tutor/love-letter/retold'
import { Player } from '@/components/tutor/player'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link'
import { type ClauseId, loadScenario, scenarioIds } from '@/content/load'
import type { Voice } from './voice'

export interface ScenarioProps {
  readonly id: ClauseId
  readonly voice: Voice
}

/**
 * A scenario on its stage, on a page of all editions in the names of the older one. Proved by the referee while the
 * page is built: one that does not come out fails the build.
 */
export async function Scenario({ id, voice }: ScenarioProps) {
  if (!scenarioIds().includes(id)) throw new Error(`No scenario is called “${id}”.`)
  const scenario = toldFor(voice, await loadScenario(id))
  const { lesson, frames } = lessonOf(id, scenario)
  const text = textOfScenario(scenario)
  const [first] = frames
  return (
    <Player
      lesson={lesson}
      anchor={id}
      words={
        <>
          <Disclosure summary="Step by step, in words">
            <InWords steps={lesson.steps} />
          </Disclosure>
          {text ? (
            <Link
              href={`/ask/situation#${text}` as Route}
              className="mt-1 inline-flex min-h-12 items-center text-small print:hidden"
            >
              Change this situation
            </Link>
          ) : null}
        </>
      }
    >
      {first ? (
        <>
          <Frame of={first} open beside={frames} />
          <Standing of={loveLetterChart} at={first.state} />
        </>
      ) : null}
    </Player>
  )
}
