import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export interface FiguresProps {
  readonly caption: string
  readonly head: readonly string[]
  /** The first of each row says what the row is about. */
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A small table of numbers, ruled as in a book. */
export function Figures({ caption, head, rows }: FiguresProps) {
  return (
    <table
      className={cx(
        'w-full border-y border-line-2 text-small tabular-nums lining-nums max-[18rem]:wrap-anywhere',
        head.length === 2 && 'max-w-72',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom text-ink-2">
          {head.map((word, i) => (
            <th key={word} scope="col" className={`py-2 font-normal ${i ? 'ps-3 text-end' : 'text-start'}`}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in their order
          <tr key={at} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-medium">
              {first}
            </th>
            {rest.map((cell, i) => (
              <td key={head[i + 1]} className="py-2 ps-3 text-end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
