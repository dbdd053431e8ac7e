import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { LiveRegion } from '@/components/ui/live-region'
import { answerHref, GAMES, SearchBest, Standing } from './search-best'
import type { GameAnswer } from './search-games'

/** Said once nobody has typed for this long: not for every letter. */
const PAUSE = 700

function counted(best: readonly GameAnswer[], rest: readonly GameAnswer[]): string {
  if (best.length === 0) return 'Nothing found.'
  const said = best.map(({ box, title, line }) =>
    best.length > 1 ? `${GAMES[box]}: ${title} ${line}` : `${title} ${line}`,
  )
  return `${said.join(' ')} ${rest.length} more below.`
}

/** The best answer, or that of each game where either may be meant, opened; and what else it may be. */
export function SearchAnswers({ answers }: { answers: readonly GameAnswer[] }) {
  const best = answers.filter(({ isBest }) => isBest)
  const rest = answers.filter(({ isBest }) => !isBest)
  return (
    <section aria-label="Answers">
      <Spoken words={counted(best, rest)} />
      {best.length === 0 ? <Nothing /> : null}
      {best.map((answer) => (
        <SearchBest key={answer.href} answer={answer} />
      ))}
      {rest.length > 0 ? (
        <>
          <h2 className="border-t border-line pt-5 text-lead">Or do you mean</h2>
          <ul className="mt-1">
            {rest.map((answer) => (
              <Other key={answer.href} answer={answer} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function Other({ answer }: { answer: GameAnswer }) {
  return (
    <li data-ruleset={answer.box} className="border-t border-line first:border-t-0">
      <Link
        data-answer
        href={answerHref(answer)}
        className="group block min-h-14 scroll-mt-32 py-3 text-ink no-underline"
      >
        <span className="voice block text-lead leading-snug text-accent group-hover:underline">
          {answer.title}
        </span>
        <span className="mt-0.5 block text-pretty">{answer.line}</span>
        <Standing {...answer} />
      </Link>
    </li>
  )
}

const Nothing = () => (
  <div className="py-6">
    <p className="voice text-question">Nothing here knows these words.</p>
    <p className="prose mt-2 text-ink-2">
      Say it with a card and with what happened: “prince empty deck”, “queen tie”, “swoon final ball”. Every
      edition’s names will do, and numbers too.
    </p>
  </div>
)

function Spoken({ words }: { words: string }) {
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(words), PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  return <LiveRegion message={said} />
}
