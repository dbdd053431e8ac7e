'use client'

import { useState } from 'react'
import type { Whistledown } from '@/components/book/stored'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { later } from '@/components/ui/later'
import { own } from '@/machines/core'
import { ask, effectSentence, promptOf, withForm } from '@/machines/high-society'
import { usePlayedCards } from '../gossips'
import { useSeasonBook } from '../season-book'
import { QuestionFrame } from '../telling/question-frame'
import type { AskedProps } from '../telling/telling'
import type { GossipSheetProps } from './gossip-sheet'

const GossipSheet = later<GossipSheetProps>(
  async () => (await import('./gossip-sheet')).GossipSheet,
  ({ open }) => open,
)

/** The Whistledown card of the Ball: nothing that is kept, one met before, or one entered now. */
export function Gossip(props: AskedProps) {
  const { season, was, onNext, insists } = props
  const book = useSeasonBook()
  const question = ask(season)
  const { heading, hint } = promptOf(season, question)
  const [by, setBy] = useState<string | null>(null)
  const [isEntering, setEntering] = useState(false)
  const player = by ?? question.player
  const names = { players: season.players, prospects: season.ladder }
  const played = usePlayedCards()
  const playedIn = Object.fromEntries(played.map(({ name, ball }) => [name, ball]))
  const isPlayed = ({ name }: Whistledown) => own(playedIn, name) !== undefined
  const stored = book?.stored?.whistledown ?? []
  // One that was played does not come again, but a name may be wrong: it stays, below the others.
  const known = [...stored].sort((a, b) => Number(isPlayed(a)) - Number(isPlayed(b)))
  const tell = ({ name, effects }: Whistledown) => {
    book?.keepWhistledown(season.number, { name, effects })
    onNext(withForm(season, { type: 'gossip', ...(by && { player: by }), effects }))
  }
  if (by === '')
    return (
      <QuestionFrame {...props} back={{ label: 'One step back', go: () => setBy(null) }} ask="Who gossips?">
        <Choices label="Answers">
          {season.players.map((name) => (
            <Choice key={name} title={name} onPick={() => setBy(name)} />
          ))}
        </Choices>
      </QuestionFrame>
    )
  return (
    <QuestionFrame
      {...props}
      back={by ? { label: 'One step back', go: () => setBy(null) } : null}
      ask={by ? promptOf(season, { ...question, player: by }).heading : heading}
      lead={hint}
    >
      <div className="grid grid-cols-1 gap-2">
        <Choices label="Answers">
          <Choice title="It changes nothing that lies open" onPick={() => tell({ name: '', effects: [] })} />
          {known.map((card) => (
            <Choice
              key={card.name}
              title={card.name}
              note={noteOf(effectSentence(card.effects, names, player), own(playedIn, card.name))}
              onPick={() => tell(card)}
            />
          ))}
          <Choice
            title="Enter what it does"
            note="By taps; with a name it is remembered."
            onPick={() => setEntering(true)}
          />
        </Choices>
        {insists && !by ? (
          <Button kind="quiet" className="-ms-2 justify-self-start" onClick={() => setBy('')}>
            Somebody else gossips
          </Button>
        ) : null}
      </div>
      <GossipSheet
        open={isEntering}
        ball={season.number}
        value={{ name: '', effects: was?.type === 'gossip' ? was.effects : [] }}
        known={known}
        playedIn={playedIn}
        names={names}
        onClose={() => setEntering(false)}
        onDone={tell}
      />
    </QuestionFrame>
  )
}

const noteOf = (sentence: string, playedIn: number | undefined): string =>
  playedIn === undefined ? sentence : `Played in Ball ${playedIn}. ${sentence}`
