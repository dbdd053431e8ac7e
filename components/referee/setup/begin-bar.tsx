import { ArrowDown } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { useFits } from '@/components/ui/use-fits'
import type { Card, Game } from '@/machines/love-letter'
import { isFaceUpMissing } from '../between/deal-panel'

export interface BeginBarProps {
  readonly game: Game
  readonly faceUp: readonly Card[]
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/**
 * Where it goes on, while that lies below the edge of the screen: the bar stands still at the foot, and scrolls away
 * as soon as its own place comes into view.
 */
export function BeginBar({ game, faceUp, heading }: BeginBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const fits = useFits(bar, 0.2)
  const toDeal = () => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div
      ref={bar}
      className={cx(
        fits && 'sticky',
        'bottom-0 z-10 -mx-5 border-t border-line bg-paper px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden',
      )}
    >
      <Button kind="primary" wide icon={<Icon of={ArrowDown} />} onClick={toDeal}>
        Next: {isFaceUpMissing(game, faceUp) ? 'the three open cards' : 'who starts'}
      </Button>
    </div>
  )
}
