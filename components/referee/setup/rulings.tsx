import { FROM_SETUP, rulingHref } from '@/components/lookup/ruling-href'
import { RULING_WORDS, RULINGS, type RulingKey, type Rulings } from '@/machines/love-letter'
import { OpenRulings } from './open-rulings'

export interface RulingsChoiceProps {
  readonly keys: readonly RulingKey[]
  readonly rulings: Rulings
  readonly onChange: (rulings: Rulings) => void
}

/** The rulings of Love Letter that a table may choose. */
export function RulingsChoice(props: RulingsChoiceProps) {
  return (
    <OpenRulings
      {...props}
      words={RULING_WORDS}
      values={RULINGS}
      hrefOf={(key) => rulingHref(key, FROM_SETUP)}
    />
  )
}
