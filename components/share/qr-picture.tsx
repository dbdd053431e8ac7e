import { useMemo } from 'react'
import { encode } from 'uqr'

/** So many squares of white around a code, or it is not found. */
const BORDER = 4

/** A link as a QR code of level M, dark on white in either theme: that is what cameras look for. */
export function QrPicture({ link, what }: { link: string; what: string }) {
  const { data, size } = useMemo(() => encode(link, { ecc: 'M', border: BORDER }), [link])
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code with the link to this ${what}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-80 rounded-ui bg-[white] forced-color-adjust-none"
    >
      <path d={dark.join('')} fill="black" />
    </svg>
  )
}
