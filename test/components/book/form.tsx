import { fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { EffectsField } from '@/components/book/effects-field'
import type { Moment } from '@/components/book/scene'
import {
  AMOUNT_LABELS,
  DANCE_TOKEN_LABELS,
  EFFECT_WORDS,
  type Effect,
  FLAG_LABELS,
  ORDER_LABELS,
  PILE_LABELS,
  type Pile,
  PLAYER_LABELS,
  PLAYER_TERM_LABELS,
  PLAYER_WORDS,
  type Place,
  type Players,
  PROSPECT_LABELS,
  PROSPECT_TERM_LABELS,
  SUPPLY_LABELS,
  TRAIT_LABELS,
  UNTIL_LABELS,
} from '@/machines/high-society'

export const names = { players: ['Ann', 'Bea', 'Cal'], prospects: ['Rose', 'Simon', 'Tess', 'Uma'] }

interface HolderProps<T> {
  readonly start: T
  readonly of: (value: T, set: (value: T) => void) => ReactNode
  readonly told: (value: T) => void
}

function Holder<T>({ start, of, told }: HolderProps<T>) {
  const [value, setValue] = useState(start)
  return of(value, (next) => {
    told(next)
    setValue(next)
  })
}

/** A form and what it holds, from now on. */
export function hold<T>(start: T, of: HolderProps<T>['of']): { value: T } {
  const held = { value: start }
  const told = (value: T) => {
    held.value = value
  }
  render(<Holder start={start} of={of} told={told} />)
  return held
}

export const lay = (moment: Moment = 'after') =>
  hold<readonly Effect[]>([], (value, set) => (
    <EffectsField label="The lines" value={value} names={names} moment={moment} onChange={set} />
  ))

export const region = (name: string): HTMLElement => screen.getByRole('region', { name, hidden })

type Labels = Readonly<Record<string, string>>

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether something can be seen costs a long look at every element, and nothing of the form is ever hidden. */
const hidden = true

/** Taps an answer; one with a note is named by both. */
export function tap(within_: HTMLElement, group: string, label: string) {
  const box = within(within_).getByRole('group', { name: group, hidden })
  fireEvent.click(
    within(box).getByRole('button', { hidden, name: new RegExp(`^${escaped(label)}( ?:.*)?$`) }),
  )
}

const press = (field: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(field).getByRole('button', { name, hidden }))

/** Says of whom: by a word, by a name, or who is chosen among those of whom all this is true. */
function say(field: HTMLElement, asked: string, selector: Players | Place, labels: Labels, terms: Labels) {
  if (typeof selector === 'string') {
    const label = labels[selector]
    tap(field, label ? asked : `${asked} By name`, label ?? selector)
    return
  }
  tap(field, asked, labels.choose as string)
  const ticks = within(field).getByRole('group', { name: 'Only one …', hidden })
  for (const box of within(ticks).getAllByRole<HTMLInputElement>('checkbox', { hidden }))
    if (box.checked) fireEvent.click(box)
  for (const term of selector.where)
    fireEvent.click(within(ticks).getByRole('checkbox', { name: terms[term] as string, hidden }))
  press(field, 'Next')
}

const sayPlayers = (field: HTMLElement, asked: string, players: Players) =>
  say(field, asked, players, PLAYER_LABELS, PLAYER_TERM_LABELS)
const sayPlace = (field: HTMLElement, asked: string, place: Place, supply = '') =>
  say(field, asked, place, { ...PROSPECT_LABELS, supply }, PROSPECT_TERM_LABELS)

function sayPile(field: HTMLElement, asked: string, pile: Pile) {
  if (typeof pile === 'string') tap(field, asked, PILE_LABELS[pile as 'deck'])
  else sayPlayers(field, `${asked}: whose hand`, pile.hand)
}

/** Steps to a number from the 1 or so that stands there. */
function count(field: HTMLElement, asked: string, to: number) {
  const stepper = within(field).getByRole('group', { name: asked, hidden })
  const stands = () => Number(within(stepper).getByRole('status', { hidden }).textContent)
  while (stands() < to) press(stepper, 'One more')
  while (stands() > to) press(stepper, 'One less')
  press(field, 'Next')
}

const isOfPlayers = (said: Players | Place): boolean =>
  typeof said === 'object'
    ? said.choose === 'player'
    : (PLAYER_WORDS as readonly string[]).includes(said) || names.players.includes(said)

function sayScope(field: HTMLElement, on: Players | Place | undefined) {
  if (on === undefined) tap(field, 'Where it holds', 'Everywhere')
  else if (isOfPlayers(on)) sayPlayers(field, 'For these players', on)
  else sayPlace(field, 'At one prospect', on)
}

function sayRule(field: HTMLElement, { flag, on, until, text }: Effect & { do: 'RULE' }) {
  tap(field, 'Which rule', FLAG_LABELS[flag].label)
  if (flag === 'other') write(field, 'The rule, in your words', text ?? '')
  if (flag === 'protected') sayPlayers(field, 'Who', on ?? 'self')
  else if (flag !== 'distracted') sayScope(field, on)
  tap(field, 'How long', UNTIL_LABELS[until])
}

function write(field: HTMLElement, label: string, text: string) {
  fireEvent.change(within(field).getByRole('textbox', { name: label, hidden }), { target: { value: text } })
  press(field, 'Next')
}

const yes = (is: boolean) => (is ? 'Yes' : 'No')

/** All that is asked of an effect, answered so that it comes out as meant. */
function sayAll(field: HTMLElement, meant: Effect) {
  switch (meant.do) {
    case 'MOVE':
      sayPlace(field, 'Which prospect', meant.who)
      tap(field, 'Up or down', meant.by > 0 ? 'Up' : 'Down')
      return count(field, 'Places', Math.abs(meant.by))
    case 'TOKEN':
      sayPlayers(field, 'Whose token', meant.of)
      sayPlace(field, 'From', meant.from, SUPPLY_LABELS.from)
      sayPlace(field, 'To', meant.to, SUPPLY_LABELS.to)
      return count(field, 'How many', meant.n)
    case 'TRAIT':
      tap(field, 'What is done', TRAIT_LABELS[meant.op])
      return sayPlace(field, 'At which prospect', meant.at)
    case 'CARDS':
      sayPile(field, 'From', meant.from)
      sayPile(field, 'To', meant.to)
      return meant.n === 'all'
        ? tap(field, 'How many', AMOUNT_LABELS.all)
        : count(field, 'Or so many', meant.n)
    case 'DANCE':
      tap(field, 'The prospect may dance already', yes(meant.occupied))
      tap(field, 'The token', DANCE_TOKEN_LABELS[meant.token].label)
      tap(field, 'The dance can end in an engagement', yes(meant.engage))
      return tap(field, 'A Trait may be turned up after it', yes(meant.reveal))
    case 'ORDER':
      tap(field, 'How', ORDER_LABELS[meant.set])
      return meant.set === 'reverse' ? undefined : sayPlayers(field, 'Who', meant.who)
    case 'RULE':
      return sayRule(field, meant)
    case 'MANUAL':
      return write(field, 'What you do', meant.text)
    case 'SCANDAL':
    case 'MAY':
  }
}

const isSimple = (meant: Effect & { do: 'MAY' }) =>
  meant.effects.length === 1 && meant.effects[0]?.do !== 'MAY'

/** Adds a line and answers all that it asks, by taps alone. */
export function compose(field: HTMLElement, meant: Effect) {
  press(field, /^Add (a|another) line$/)
  if (meant.do === 'MAY' && !isSimple(meant)) {
    tap(field, 'What happens', EFFECT_WORDS.MAY.label)
    const within_ = within(field).getByRole('region', { name: 'All of this, or nothing of it', hidden })
    for (const effect of meant.effects) compose(within_, effect)
  } else {
    const effect = meant.do === 'MAY' ? (meant.effects[0] as Effect) : meant
    tap(field, 'What happens', EFFECT_WORDS[effect.do].label)
    sayAll(field, effect)
    tap(field, 'Must or may', meant.do === 'MAY' ? 'It may be left' : 'It happens')
  }
  press(field, 'Done')
}
