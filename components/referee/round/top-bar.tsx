import {
  BookOpen,
  Calculator,
  ChevronLeft,
  EyeOff,
  FlaskConical,
  List,
  Redo2,
  Settings,
  Share2,
  Undo2,
} from 'lucide-react'
import { useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { Menu, type MenuItem } from '@/components/ui/menu'
import { useFits } from '@/components/ui/use-fits'
import { useOnline } from '../use-online'

export interface TopBarProps {
  readonly headline: string
  /** Where we are: the round, the cards left. */
  readonly place: readonly string[]
  readonly undo: string | null
  readonly redo: string | null
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onLog: () => void
  readonly onSettings: () => void
  readonly onLeave: () => void
  readonly onOnlyYouLook?: (() => void) | undefined
  /** Opens a copy of the table to try things with. */
  readonly onTryOut?: (() => void) | undefined
  /** Hands the game on as a link, a text or a QR code. */
  readonly onShare?: (() => void) | undefined
  /** Leads to where rules are looked up, and back from there. */
  readonly onLookUp?: (() => void) | undefined
  /** Opens the sheet on which the score is counted. */
  readonly onScore?: (() => void) | undefined
}

/** A headline with long names in it gives way a little, or it pushes the table off a phone. */
const LONG = 26
const look = (headline: string) =>
  headline.length > LONG ? 'line-clamp-4 text-[min(1.625rem,13vw)] leading-tight' : 'text-head'

/** Without a network no other page can be opened, unless Parlour lies on the device. */
const leaving = (isOnline: boolean) =>
  isOnline
    ? { note: 'The game stays saved' }
    : {
        note: 'You are offline: your game is saved here; the list opens when the network is back.',
        disabled: true,
      }

/** Where we are, in words that can be read from across the table; and what is done seldom. */
export function TopBar(props: TopBarProps) {
  const { headline, place, undo, redo, onOnlyYouLook, onTryOut, onScore, onShare, onLookUp } = props
  const leave = leaving(useOnline())
  const bar = useRef<HTMLElement>(null)
  const fits = useFits(bar, 0.3)
  const items: MenuItem[] = [
    ...(onOnlyYouLook
      ? [{ label: 'Only you look', note: 'What may I play?', icon: EyeOff, onPick: onOnlyYouLook }]
      : []),
    {
      label: 'Undo',
      note: undo ?? 'Nothing yet',
      icon: Undo2,
      onPick: props.onUndo,
      disabled: undo === null,
    },
    ...(redo === null ? [] : [{ label: 'Redo', note: redo, icon: Redo2, onPick: props.onRedo }]),
    { label: 'Log', note: 'What happened; go back; correct', icon: List, onPick: props.onLog },
    ...(onTryOut
      ? [
          {
            label: 'Try something with this table',
            ...leave,
            note: leave.disabled ? 'When the network is back' : 'On a copy; the game stays as it is',
            icon: FlaskConical,
            onPick: onTryOut,
          },
        ]
      : []),
    ...(onLookUp
      ? [{ label: 'Look a rule up', note: 'And back to this table', icon: BookOpen, onPick: onLookUp }]
      : []),
    ...(onScore
      ? [{ label: 'Score', note: 'What each Match is worth now', icon: Calculator, onPick: onScore }]
      : []),
    ...(onShare
      ? [{ label: 'Share', note: 'As a link, a text or a QR code', icon: Share2, onPick: onShare }]
      : []),
    { label: 'Settings', icon: Settings, onPick: props.onSettings },
    { label: 'Leave the table', icon: ChevronLeft, onPick: props.onLeave, ...leave },
  ]
  return (
    <header
      ref={bar}
      className={cx(
        'z-10 flex items-start gap-2 bg-paper pt-[max(0.75rem,env(safe-area-inset-top))] pb-3 [@media(min-height:36rem)]:top-0',
        fits && '[@media(min-height:36rem)]:sticky',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-3 text-small text-ink-2 tabular-nums">
          {place.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        <h1 className={look(headline)} title={headline}>
          {headline}
        </h1>
      </div>
      <div className="-me-3 -mt-1">
        <Menu label="Menu" items={items} />
      </div>
    </header>
  )
}
