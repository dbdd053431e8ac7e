import type { Route } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { RulingSeal, statusWords } from './ruling-status'
import type { GameAnswer } from './search-games'
import type { Entry } from './search-index'

const KINDS: Readonly<Record<Entry['kind'], string>> = {
  ruling: 'Ruling',
  card: 'Card',
  guide: 'From the guide',
  difference: 'If you know another edition',
  situation: 'Situation',
}

/** The game that an answer is about, by its box. */
export const GAMES: Readonly<Record<GameAnswer['box'], string>> = {
  'love-letter': 'Love Letter',
  bridgerton: 'Love Letter: Bridgerton',
  'high-society': 'The High Society Game',
}

export const answerHref = ({ href, at }: Entry) => (at ? `${href}#${at}` : href) as Route

/** Of which game it is, what kind of page, how firmly its verdict stands, and where. */
export function Standing({ box, kind, status, where }: GameAnswer) {
  const words = [GAMES[box], status ? statusWords(status) : KINDS[kind], where].filter(Boolean).join(' · ')
  return (
    <p className="text-small text-ink-2">
      {status ? <RulingSeal status={status} /> : null} {words}
    </p>
  )
}

/** The best answer, opened: the verdict, who the numbers are, why, and where to see it happen. */
export function SearchBest({ answer }: { answer: GameAnswer }) {
  const { title, line, names = [], situation } = answer
  return (
    <article
      data-ruleset={answer.box}
      className="border-t border-line pt-5 pb-8 first-of-type:border-t-0 first-of-type:pt-3"
    >
      <Standing {...answer} />
      <h2 className="mt-2 text-lead leading-snug">
        <Link
          data-answer
          href={answerHref(answer)}
          className="inline-block scroll-mt-32 text-ink no-underline hover:underline"
        >
          {title}
        </Link>
      </h2>
      <p className="voice mt-3 border-s-3 border-accent ps-4 text-question text-balance">{line}</p>
      {names.length > 0 ? (
        <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small">
          {names.map(({ numeral, names }) => (
            <div key={numeral} className="flex gap-1.5">
              <dt className="voice text-accent">{numeral}</dt>
              <dd className="text-ink-2">{names}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ButtonLink kind="primary" href={answerHref(answer)}>
          {answer.kind === 'ruling' ? 'Why' : 'Read it'}
        </ButtonLink>
        {situation ? (
          <ButtonLink href={answerHref(situation)}>
            See it happen<span className="sr-only">: {situation.title}</span>
          </ButtonLink>
        ) : null}
      </div>
    </article>
  )
}
