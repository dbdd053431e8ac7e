/** So long a name can be where it is typed: the whole table fits on one screen then. A record may hold longer ones. */
export const LONGEST_NAME = 24

/** Said once a name has come to its end, so that nobody wonders why nothing more is typed. */
export function NameLength({ names }: { names: readonly string[] }) {
  return (
    <p aria-live="polite" className="border-s-3 border-accent ps-3 text-small empty:hidden">
      {names.some((name) => name.length >= LONGEST_NAME)
        ? `A name has room for ${LONGEST_NAME} letters, so that everybody fits on one screen. A short form will do.`
        : null}
    </p>
  )
}
