import { highSocietyChart } from '@/components/chart/high-society'
import { Standing } from '@/components/chart/standing'
import { Frame } from '@/components/tutor/high-society/frame'
import { lessonOf } from '@/components/tutor/high-society/lesson'
import { InWords } from '@/components/tutor/in-words'
import { Player } from '@/components/tutor/player'
import { Disclosure } from '@/components/ui/disclosure'
import { loadSeasonScenario, type SeasonClauseId, seasonScenarioIds } from '@/content/load'

/** A scenario on its stage. Proved by the referee while the page is built: one that does not come out fails the build. */
export async function Scenario({ id }: { id: SeasonClauseId }) {
  if (!seasonScenarioIds().includes(id)) throw new Error(`No scenario is called “${id}”.`)
  const { lesson, frames } = lessonOf(id, await loadSeasonScenario(id))
  const [first] = frames
  return (
    <Player
      lesson={lesson}
      anchor={id}
      words={
        <Disclosure summary="Step by step, in words">
          <InWords steps={lesson.steps} />
        </Disclosure>
      }
    >
      {first ? (
        <>
          <Frame of={first} beside={frames} />
          <Standing of={highSocietyChart} at={first.state} />
        </>
      ) : null}
    </Player>
  )
}
