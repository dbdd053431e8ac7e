import { useEffect } from 'react'

/**
 * The size of what comes out of the printer, in millimetres, while this is on the page. A sheet of the document’s and
 * no <style>, which the page’s policy forbids.
 */
export function usePageSize({ width, height }: { readonly width: number; readonly height: number }) {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `@page { size: ${width}mm ${height}mm; margin: 0 } @media print { html { background: white } }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [width, height])
}
