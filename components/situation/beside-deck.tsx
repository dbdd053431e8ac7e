import { FaceUpPicker } from '@/components/referee/between/face-up-picker'
import { withFaceUp, withSetAside } from '@/components/referee/position/draft'
import { KnownCard } from '@/components/referee/position/known-hands'
import { Disclosure } from '@/components/ui/disclosure'
import { withPosition } from './change'
import type { SituationProps } from './set-up'

/** The card set aside, and with two players the three that lie face up. */
export function BesideDeck({ situation, onChange }: SituationProps) {
  const { table, position } = situation
  const isTwo = table.players.length === 2
  return (
    <div className="mt-2">
      <Disclosure
        summary={
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span>Beside the deck</span>
            <span className="text-small font-normal text-ink-2">
              {isTwo ? `${position.faceUp.length} face up, one set aside` : 'the card set aside'}
            </span>
          </span>
        }
      >
        <div className="-ms-7 grid grid-cols-1 gap-4">
          <KnownCard
            name="Set aside face down"
            edition={table.edition}
            card={position.setAside}
            onChange={(card) => onChange(withPosition(situation, withSetAside(position, card)))}
          />
          {isTwo ? (
            <FaceUpPicker
              edition={table.edition}
              chosen={position.faceUp}
              onChange={(faceUp) => onChange(withPosition(situation, withFaceUp(position, faceUp)))}
            />
          ) : null}
        </div>
      </Disclosure>
    </div>
  )
}
