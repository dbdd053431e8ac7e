import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import type { Change } from './change'

export interface PreviewPanelProps {
  /** The first later step that no longer fits, as people count steps, from 1; null where all do. */
  readonly misfit: { readonly number: number; readonly words: string } | null
  /** Reported steps after the changed one, and how many of them no longer fit. */
  readonly later: number
  readonly lost: number
  /** The step as it stands, and what is to stand there, in words. */
  readonly was: string
  readonly told: string | null
  readonly kind: Change['kind']
  readonly onApply: () => void
  readonly onLeave: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** What a correction does to the rest of the log, before it is made. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { was, told, kind, lost } = props
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
        <p className="mt-2">{effect(props)}</p>
        {lost > 0 ? (
          <p className="text-small text-ink-2">
            Undo brings the log back as it is now, until the next step is told or the page is closed.
          </p>
        ) : null}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-2">
        <Button kind="primary" wide onClick={props.onApply}>
          Correct the log so
        </Button>
        <Button wide onClick={props.onLeave}>
          Leave it as it is
        </Button>
      </div>
    </section>
  )
}

/** “All 12 later steps still fit.” */
function effect({ misfit, later, lost, kind }: PreviewPanelProps): string {
  if (!misfit) return fits(kind === 'left-out' ? later + 1 : later)
  const after = lost - 1
  const rest =
    after === 0 ? 'it is left out' : `it and the ${after === 1 ? 'one' : after} after it are left out`
  return `Step ${misfit.number}, “${misfit.words}”, no longer fits: ${rest}.`
}

const fits = (later: number) =>
  later === 0
    ? 'Nothing came after it.'
    : later === 1
      ? 'The one later step still fits.'
      : `All ${later} later steps still fit.`
