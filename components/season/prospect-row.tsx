import { cx } from '@/components/ui/cx'
import type { ProspectView } from '@/machines/high-society/view'
import { Guest } from './guest'
import { Piece } from './piece'
import { Ring } from './ring'
import { tokensWords } from './tokens-words'
import { HiddenTrait, TraitMark } from './trait-mark'

export interface ProspectRowProps {
  readonly prospect: ProspectView
  /** Names of all players as they sit: a piece is drawn by its owner’s seat. */
  readonly players: readonly string[]
  /** Room for whoever caught somebody here. */
  readonly hasCatchers: boolean
  readonly onProspect?: ((name: string) => void) | undefined
}

/** A prospect’s tile on the ladder: who dances there on its left, what lies on it, who caught somebody on its right. */
export function ProspectRow({ prospect, players, hasCatchers, onProspect }: ProspectRowProps) {
  const { name, prestige, traits, hidden, dancers, catchers, ring } = prospect
  const guests = (names: readonly string[], isCatching: boolean) =>
    names.map((guest) => (
      <Guest key={guest} name={guest} seat={players.indexOf(guest)} isCatching={isCatching} />
    ))
  const who = (
    <span
      // It is cut at its end, whichever way it runs.
      dir="auto"
      className="line-clamp-2 w-fit max-w-full font-serif wrap-anywhere text-base leading-5.5 font-semibold"
      title={name}
    >
      {name}
    </span>
  )
  return (
    <li data-glide={name} className="relative flex flex-wrap items-center gap-x-2 py-0.5">
      <span className="voice w-4 shrink-0 text-center text-lead text-accent lining-nums">
        <span className="sr-only">Prestige </span>
        {prestige}
      </span>
      <div className={GUESTS}>{guests(dancers, false)}</div>
      <div className="flex min-h-15 min-w-0 flex-[1_1_7.5rem] flex-wrap content-center items-center gap-x-3 gap-y-0.5 rounded-ui border border-line-2 bg-card px-1.5 py-1">
        {onProspect ? (
          <button
            type="button"
            onClick={() => onProspect(name)}
            className="min-w-0 flex-[1_1_6rem] ps-0.5 text-start after:absolute after:inset-0"
          >
            {who}
          </button>
        ) : (
          <div className="min-w-0 flex-[1_1_6rem] ps-0.5">{who}</div>
        )}
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <span className="flex h-6 min-w-10.5 items-center gap-0.5">
            {ring ? <Engaged {...ring} seat={players.indexOf(ring.player)} /> : null}
            <Tokens of={prospect.tokens} players={players} isEngaged={ring !== null} />
          </span>
          <span className="flex flex-wrap items-center gap-0.5">
            {traits.map((trait, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Traits lie in the order they were revealed
              <TraitMark key={i} {...trait} />
            ))}
            <Hidden count={hidden} />
          </span>
        </div>
      </div>
      {hasCatchers ? <div className={GUESTS}>{guests(catchers, true)}</div> : null}
    </li>
  )
}

const GUESTS = 'flex w-16.5 shrink-0 flex-col gap-0.5'

/** So many tokens lie on a tile at most. */
const PLACES = 2

/** Affection tokens, and a dotted place where one more could lie. */
function Tokens(props: { of: readonly string[]; players: readonly string[]; isEngaged: boolean }) {
  const { of, players, isEngaged } = props
  const free = isEngaged ? 0 : Math.max(0, PLACES - of.length)
  return (
    <>
      {of.map((owner, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tokens of one player are told apart by their place alone
        <Piece key={i} name={owner} seat={players.indexOf(owner)} />
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are nothing but their place
          key={`free ${i}`}
          className="size-4.5 rounded-full border border-dotted border-edge"
        />
      ))}
      {of.length ? <span className="sr-only">{tokensWords(of)}</span> : null}
    </>
  )
}

function Engaged({ player, love, seat }: { player: string; love: boolean; seat: number }) {
  return (
    <>
      <Ring isLove={love} />
      <Piece name={player} seat={seat} />
      <span className="sr-only">
        {love ? 'Love Match' : 'Match'} with {player}.
      </span>
    </>
  )
}

const Hidden = ({ count }: { count: number }) => (
  <span className={cx('flex items-center gap-0.5', count === 0 && 'hidden')}>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what lies face down is nothing but its place
      <HiddenTrait key={i} />
    ))}
    <span className="sr-only">{count === 1 ? 'One Trait' : `${count} Traits`} face down.</span>
  </span>
)
