/** Says `message` politely each time it changes; must be on the page, empty, before it first has something to say. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div role="status" aria-live="polite" aria-atomic className="sr-only">
      {message}
    </div>
  )
}
