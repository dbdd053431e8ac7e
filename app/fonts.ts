import localFont from 'next/font/local'

// Two families, each in two files: Latin is preloaded, Latin Extended comes when a name needs it.
// (next/font reads its arguments without running them, hence the range twice.)
// Fraunces carries its optical axis: fine hairlines in titles, sturdy ones on a small card.
const serif = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  variable: '--serif',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

const serifExtended = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  variable: '--serif-extended',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

const sans = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--sans',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

const sansExtended = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  variable: '--sans-extended',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

/** Class names that put the four families on the page as variables; globals.css strings them together. */
export const fontVariables = [serif, serifExtended, sans, sansExtended].map((font) => font.variable).join(' ')
