/** A card as it lies in the boxes, in millimetres. */
export const CARD = { width: 63, height: 88 }

/** In millimetres, upright. */
export const PAPERS = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'US Letter', width: 215.9, height: 279.4 },
} as const
export type Paper = keyof typeof PAPERS

/** Large print doubles everything: two cards on a sheet that lies on its side. */
export const SCALES = { usual: 1, large: 2 } as const
export type Size = keyof typeof SCALES

export interface Layout {
  readonly sheet: { readonly width: number; readonly height: number }
  readonly card: { readonly width: number; readonly height: number }
  readonly columns: number
  readonly rows: number
  /** Where the first card begins, so that the block of cards lies in the middle. */
  readonly left: number
  readonly top: number
}

/** How cards lie on a sheet, edge to edge: one cut parts two cards. */
export function layoutOf(paper: Paper, size: Size): Layout {
  const scale = SCALES[size]
  const { width, height } = PAPERS[paper]
  const sheet = size === 'large' ? { width: height, height: width } : { width, height }
  const card = { width: CARD.width * scale, height: CARD.height * scale }
  const columns = Math.floor(sheet.width / card.width)
  const rows = Math.floor(sheet.height / card.height)
  const left = (sheet.width - columns * card.width) / 2
  const top = (sheet.height - rows * card.height) / 2
  return { sheet, card, columns, rows, left, top }
}

interface Place {
  readonly nth: number
  readonly left: number
  readonly top: number
}

/** So many cards, sheet by sheet: the places of the cards on each, row by row. */
export function placesOn(layout: Layout, cards: number): Place[][] {
  const perSheet = layout.columns * layout.rows
  return Array.from({ length: Math.ceil(cards / perSheet) }, (_, sheet) =>
    Array.from({ length: Math.min(perSheet, cards - sheet * perSheet) }, (_, i) => ({
      nth: sheet * perSheet + i,
      left: layout.left + (i % layout.columns) * layout.card.width,
      top: layout.top + Math.floor(i / layout.columns) * layout.card.height,
    })),
  )
}
