import { fromSeason, seasonRulingHref } from '@/components/lookup/ruling-href'
import { Banner } from '@/components/ui/banner'
import { Choice } from '@/components/ui/choice'
import { Link } from '@/components/ui/link'
import {
  describeUnknown,
  type Event,
  faultWords,
  describe as inWords,
  PAGE_OF,
  STAND_WORDS,
  standing,
} from '@/machines/high-society'
import { mendOf } from './mends'
import type { ScreenState } from './use-screen'
import type { SeasonReferee } from './use-season'

export interface FaultBannerProps {
  readonly referee: SeasonReferee
  readonly fault: NonNullable<SeasonReferee['fault']>
  readonly screen: ScreenState
}

/** What cannot be, why, and what the table may do about it. */
export function FaultBanner({ referee, fault, screen }: FaultBannerProps) {
  const { session, season } = referee
  const words = faultWords(season, fault.event, fault.fault)
  const told = wordsOf(season, fault)
  // What was told, as far as a ruling can say it: the table need only look it over.
  const stood = () => screen.look({ ruling: standing(season, fault.event as Event) })
  const mend = mendOf(session, fault.fault.rule, fault.event as Event)
  return (
    <Banner
      kicker={words.kicker}
      sentence={words.sentence}
      headingRef={screen.heading}
      actions={
        <>
          <Choice
            title={STAND_WORDS.takeBack.title}
            note={told}
            marked
            onPick={() => void referee.takeBack()}
          />
          {mend ? (
            <Choice
              title={mend.title}
              note={mend.note}
              onPick={() => void referee.restart(mend.session, fault.event as Event)}
            />
          ) : null}
          {session.log.steps.length ? <Choice {...STAND_WORDS.correct} onPick={screen.toLog} /> : null}
          {words.canStand ? (
            <>
              <Choice {...STAND_WORDS.ruling} onPick={() => void referee.letStand(told).then(stood)} />
              <Choice
                {...STAND_WORDS.goOn}
                onPick={() => void referee.takeBack().then(() => screen.look('table'))}
              />
            </>
          ) : null}
        </>
      }
    >
      <p>{words.reason}</p>
      <p className="text-ink-2">
        <Link
          href={seasonRulingHref(PAGE_OF[words.rule.id], fromSeason(referee.saved.id))}
          className="flex min-h-12 w-fit max-w-full items-center"
        >
          {words.rule.title}
        </Link>
        {words.rule.source}
      </p>
    </Banner>
  )
}

/** The event in words; one that names what does not exist is said as it was written. */
function wordsOf(season: SeasonReferee['season'], { event, fault }: FaultBannerProps['fault']): string {
  return fault.rule.startsWith('unknown-')
    ? describeUnknown(event as Parameters<typeof describeUnknown>[0])
    : inWords(season, event as Event)
}
