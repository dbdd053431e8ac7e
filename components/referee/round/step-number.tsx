/** The number of a step in the log, by which a correction speaks of it. */
export const StepNumber = ({ of }: { of: number }) => (
  <>
    <span className="sr-only">{`Step ${of}: `}</span>
    <span aria-hidden className="min-w-5 shrink-0 text-end text-tiny text-ink-2 tabular-nums">
      {of}
    </span>
  </>
)
