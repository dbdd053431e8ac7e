import { type RefObject, useDeferredValue, useMemo } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { LiveRegion } from '@/components/ui/live-region'
import { deskHref } from './asked'
import { answerHref, Standing } from './search-best'
import type { AskedOf } from './search-games'
import { optionId } from './use-combobox'
import { useSearch } from './use-search'

/** So many answers are shown below a field; the desk has them all. */
const MOST = 5

export interface SuggestionsProps {
  readonly id: string
  readonly list: RefObject<HTMLDivElement | null>
  readonly question: string
  readonly isShown: boolean
  readonly of: AskedOf
  /** The option that is marked; -1: none. */
  readonly at: number
  readonly onPick: () => void
  readonly className: string
}

const option =
  'block min-h-14 border-t border-line px-4 py-2.5 text-ink no-underline first:border-t-0 hover:bg-accent-soft aria-selected:bg-accent-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent'

/** The answers to what stands in a field, as its list; the last leads to all of them. */
export function Suggestions({ id, list, question, of, at, isShown, onPick, className }: SuggestionsProps) {
  const { search, isMissing } = useSearch(true)
  const asked = useDeferredValue(question.trim())
  const answers = useMemo(
    () => (search && asked ? search(asked, of).slice(0, MOST) : []),
    [search, asked, of],
  )
  const one = (i: number) => ({
    id: optionId(id, i),
    role: 'option',
    'aria-selected': i === at,
    tabIndex: -1,
    onClick: onPick,
  })
  const said = isMissing ? 'The answers could not be fetched.' : counted(answers.length)
  return (
    <>
      <LiveRegion message={isShown && (search || isMissing) ? said : ''} />
      <div ref={list} id={id} role="listbox" aria-label="Answers" hidden={!isShown} className={className}>
        {answers.map((answer, i) => (
          <Link
            key={answer.href}
            {...one(i)}
            href={answerHref(answer)}
            data-ruleset={answer.box}
            className={option}
          >
            <span className="voice block leading-snug text-accent">{answer.title}</span>
            <span className="line-clamp-2 text-small leading-snug">{answer.line}</span>
            <Standing {...answer} />
          </Link>
        ))}
        <Link
          {...one(answers.length)}
          href={deskHref({ question: asked, of })}
          className={cx(option, 'flex items-center font-medium')}
        >
          {isMissing ? 'The answers could not be fetched: ask at the desk' : 'See all answers'}
        </Link>
      </div>
    </>
  )
}

const counted = (answers: number): string =>
  answers === 0 ? 'Nothing found.' : `${answers} ${answers === 1 ? 'answer' : 'answers'} below.`
