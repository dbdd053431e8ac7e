export interface Column {
  readonly head: string
  /** A class. */
  readonly width: string
}

export interface BlankTableProps {
  readonly title: string
  readonly columns: readonly Column[]
  /** What stands in the first column of each row; all else is for the pen. */
  readonly rows: readonly string[]
}

const cell = 'border-[length:calc(0.2*var(--u))] border-current px-[calc(1.5*var(--u))]'

/** A table with nothing in it but its heads: rows high enough for handwriting. */
export const BlankTable = ({ title, columns, rows }: BlankTableProps) => (
  <table className="w-full table-fixed border-collapse lining-nums">
    <caption className="voice pb-[calc(1.5*var(--u))] text-start text-[length:calc(5.2*var(--u))] leading-[1.25]">
      {title}
    </caption>
    <thead>
      <tr>
        {columns.map(({ head, width }) => (
          <th
            key={head}
            scope="col"
            className={`${cell} ${width} text-start text-[length:calc(3.2*var(--u))] font-semibold`}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((first, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are nothing but their place
        <tr key={i} className="h-[calc(7.6*var(--u))]">
          {columns.map(({ head }, at) => (
            <td key={head} className={cell}>
              {at === 0 ? first : null}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
