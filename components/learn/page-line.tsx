import { cx } from '@/components/ui/cx'

/** How far into the guide this page is, as a line of strokes; the words beside it say the same. */
export function PageLine({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <span aria-hidden className="mb-3 flex max-w-80 gap-1.5 print:hidden">
      {Array.from({ length: of }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are told apart by their place alone
          key={i}
          className={cx('h-0.5 flex-1', i <= at ? 'bg-accent' : 'bg-line-2', i === at && 'h-1 -mt-px')}
        />
      ))}
    </span>
  )
}
