import type { Card, Edition } from '@/machines/love-letter'
import { rowsOf } from './of-all-editions'

const cell = 'border-t border-line py-2 align-baseline'

/** Name, value and copies in every edition, as the rules have them. */
export function CardEditions({ of: card }: { of: Card }) {
  return (
    <table className="w-full text-small max-[22rem]:text-tiny max-[18rem]:wrap-anywhere">
      <caption className="sr-only">The card in every edition</caption>
      <thead className="text-ink-2">
        <tr>
          {['Edition', 'Name', 'Value', 'Copies'].map((head) => (
            <th key={head} scope="col" className="py-2 pe-3 text-start font-medium last:pe-0 last:text-end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(card).map(({ edition, card: has }) => (
          <tr key={edition.id}>
            <th scope="row" className={`${cell} pe-3 text-start font-normal text-ink-2`}>
              <EditionName of={edition} />
            </th>
            {has ? (
              <>
                <td className={`${cell} pe-3 font-medium`}>{has.name}</td>
                <td className={`${cell} pe-3 tabular-nums`}>{has.numeral ?? 'none'}</td>
                <td className={`${cell} text-end tabular-nums`}>{has.copies}</td>
              </>
            ) : (
              <td colSpan={3} className={`${cell} text-ink-2`}>
                not in the deck
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Below its box, a variant is called by what it adds to the name. */
function EditionName({ of: { id, wording, name } }: { of: Edition }) {
  if (id === wording) return name
  const [box, variant] = name.split(', ')
  return (
    <>
      <span className="sr-only">{box}, </span>
      <span className="ps-3">{variant}</span>
    </>
  )
}
