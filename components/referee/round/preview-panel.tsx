import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import type { Change } from './change'
import { PreviewWays } from './preview-ways'

/** A step of the log as the correction leaves it. */
export interface MendedWords {
  readonly number: number
  readonly was: string
  /** What stands there now; nothing where it is left out. */
  readonly now: readonly string[]
}

export interface PreviewPanelProps {
  /** The first later step that no longer fits, by its number in the log, and why; null where all do. */
  readonly misfit: { readonly number: number; readonly words: string; readonly why: string } | null
  /** Reported steps after the changed one, and how many of them no longer fit. */
  readonly later: number
  readonly lost: number
  /** The step as it stands, and what is to stand there, in words. */
  readonly was: string
  readonly told: string | null
  readonly kind: Change['kind']
  /** Later steps that the table has mended already. */
  readonly mended: readonly MendedWords[]
  readonly onApply: () => void
  readonly onLeave: () => void
  /** A later step that comes before the misfit now. */
  readonly earlier?: { readonly number: number; readonly words: string; readonly onBring: () => void } | null
  /** Tells the misfit anew; null where its moment asks nothing. */
  readonly onMend: (() => void) | null
  /** Leaves the misfit out, and it alone; null where what was told does not fit itself. */
  readonly onLeaveOut: (() => void) | null
  /** Forgets what was mended last. */
  readonly onUnmend: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** What a correction does to the rest of the log, before it is made; what no longer fits is mended step by step. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { was, told, kind, mended, lost } = props
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" ref={props.headingRef} tabIndex={-1} className="text-question">
        {kind === 'never'
          ? 'This never happened'
          : kind === 'left-out'
            ? 'This was left out'
            : 'It was otherwise'}
      </h2>
      <div className="mt-3 grid grid-cols-1 gap-2">
        {kind === 'left-out' ? null : (
          <p className="text-ink-2">
            <del>{was}</del>
          </p>
        )}
        {told ? <p className="font-medium">{told}</p> : null}
        {kind === 'left-out' ? <p className="text-ink-2">Then: {was}</p> : null}
        {mended.map((step) => (
          <Mended key={step.number} {...step} />
        ))}
        <p className="mt-2">{effect(props)}</p>
        {lost > 0 || mended.length ? (
          <p className="text-small text-ink-2">
            Undo brings the log back as it is now, until the next step is told or the page is closed.
          </p>
        ) : null}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-2">
        <PreviewWays {...props} />
        <Button wide onClick={props.onLeave}>
          Leave it as it is
        </Button>
        {mended.length ? (
          <Button kind="quiet" className="justify-self-start text-small" onClick={props.onUnmend}>
            Not so: one mend back
          </Button>
        ) : null}
      </div>
    </section>
  )
}

const Mended = ({ number, was, now }: MendedWords) => (
  <div className="border-s-3 border-line-2 ps-3 text-small">
    <p className="text-ink-2">
      Step {number}: <del>{was}</del>
    </p>
    <p className="font-medium">{now.length ? now.join('. Then: ') : 'left out'}</p>
  </div>
)

/** “All 12 later steps still fit.” */
function effect({ misfit, later, lost, kind, mended }: PreviewPanelProps): string {
  if (!misfit)
    return mended.length ? 'All the others still fit.' : fits(kind === 'left-out' ? later + 1 : later)
  const after = lost - 1
  const rest = after === 0 ? '' : ` ${after === 1 ? 'One step comes' : `${after} steps come`} after it.`
  return `Step ${misfit.number}, “${misfit.words}”, no longer fits: ${misfit.why}${rest}`
}

const fits = (later: number) =>
  later === 0
    ? 'Nothing came after it.'
    : later === 1
      ? 'The one later step still fits.'
      : `All ${later} later steps still fit.`
