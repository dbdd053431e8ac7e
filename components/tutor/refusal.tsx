import type { Route } from 'next'
import type { ReactNode, Ref } from 'react'
import { Banner } from '@/components/ui/banner'
import { Link } from '@/components/ui/link'
import type { RefusalWords } from './lesson'

export interface RefusalProps {
  readonly words: RefusalWords
  readonly actions?: ReactNode
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** What the referee refuses, why, and the page about that rule. */
export function Refusal({ words, actions, headingRef }: RefusalProps) {
  const { kicker, sentence, reason, rule, href, suspects } = words
  return (
    <Banner kicker={kicker} sentence={sentence} actions={actions} {...(headingRef && { headingRef })}>
      <p>{reason}</p>
      {suspects.length ? (
        <ul className="mb-2">
          {suspects.map(({ at, text }) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      ) : null}
      <p className="text-ink-2">
        <Link href={href as Route}>{rule.title}</Link> · {rule.source}
      </p>
    </Banner>
  )
}
