/** So long a name can be where it is typed: the whole table fits on one screen then. A record may hold longer ones. */
export const LONGEST_NAME = 24

/** Said once a name has come to its end, so that nobody wonders why nothing more is typed. */
export function NameLength({ name }: { name: string }) {
  return (
    <p aria-live="polite" className="my-1 border-s-3 border-accent ps-3 text-small empty:hidden">
      {name.length >= LONGEST_NAME
        ? `A name has room for ${LONGEST_NAME} letters, so that everybody fits on one screen. A short form will do.`
        : null}
    </p>
  )
}
