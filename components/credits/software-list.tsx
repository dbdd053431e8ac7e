import { Disclosure } from '@/components/ui/disclosure'
import { COME_ALONG, SOFTWARE } from './software'

/** Whose work Parlour is built of, with the licence of each. */
export function SoftwareList() {
  return (
    <>
      <ul className="mb-6 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {SOFTWARE.map(([id, name, licence, href]) => (
          <li
            key={id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-line"
          >
            <a href={href} className="inline-flex min-h-12 items-center">
              {name}
            </a>
            <span className="text-ink-2">{licence}</span>
          </li>
        ))}
      </ul>
      <Disclosure summary="What comes along with them">
        <dl className="text-small">
          {Object.entries(COME_ALONG).map(([licence, names]) => (
            <div key={licence} className="py-2">
              <dt className="font-semibold">{licence}</dt>
              <dd className="text-ink-2">{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  )
}
